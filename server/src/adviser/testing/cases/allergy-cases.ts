import type { RuleCase } from '../case-people.ts';
import type { SamplePerson } from '../sample-person.ts';

const allergicTo = (...foodAllergies: string[]): SamplePerson => ({ profile: { foodAllergies } });
const reactingTo = (...medicationAllergies: string[]): SamplePerson => ({ profile: { medicationAllergies } });
const reactingAndTaking = (allergy: string, medicine: string): SamplePerson => ({
  profile: { medicationAllergies: [allergy], medications: ['Outros', medicine] },
});

/** Rules about allergies. */
export const allergyCases: readonly RuleCase[] = [
  ['hidden-peanut', allergicTo('Amendoim'), allergicTo('Nozes')],
  ['hidden-nuts', allergicTo('Nozes'), allergicTo('Amendoim')],
  ['hidden-milk', allergicTo('Leite'), allergicTo('Ovos')],
  ['hidden-egg', allergicTo('Ovos'), allergicTo('Leite')],
  ['hidden-gluten', allergicTo('Glúten'), allergicTo('Soja')],
  ['hidden-soy', allergicTo('Soja'), allergicTo('Glúten')],
  ['hidden-fish', allergicTo('Peixes'), allergicTo('Frutos do Mar')],
  ['hidden-seafood', allergicTo('Frutos do Mar'), allergicTo('Peixes')],
  ['hidden-sesame', allergicTo('Sesame'), allergicTo('Mostarda')],
  ['hidden-mustard', allergicTo('Mostarda'), allergicTo('Sesame')],
  ['allergy-penicillin', reactingTo('Penicilina'), reactingTo('Sulfa')],
  ['allergy-aspirin', reactingTo('Aspirina'), reactingTo('Ibuprofeno')],
  ['allergy-ibuprofen', reactingTo('Ibuprofeno'), reactingTo('Aspirina')],
  ['allergy-sulfa', reactingTo('Sulfa'), reactingTo('Penicilina')],
  ['allergy-codeine', reactingTo('Codeína'), reactingTo('Morfina')],
  ['allergy-morphine', reactingTo('Morfina'), reactingTo('Codeína')],
  ['allergy-anaesthetic', reactingTo('Anestésicos Locais'), reactingTo('Latex')],
  ['allergy-contrast', reactingTo('Contraste Iodado'), reactingTo('Latex')],
  ['allergy-dipyrone', reactingTo('Dipirona'), reactingTo('Aspirina')],
  [
    'allergy-meets-medicine',
    reactingAndTaking('Aspirina', 'AAS infantil'),
    reactingAndTaking('Dipirona', 'AAS infantil'),
  ],
  [
    'allergy-meets-medicine',
    reactingAndTaking('Penicilina', 'Amoxicilina'),
    reactingAndTaking('Sulfa', 'sulfato ferroso'),
  ],
  [
    'allergy-meets-medicine',
    { profile: { medications: ['Aspirina'], medicationAllergies: ['Aspirina'] } },
    { profile: { medications: ['Aspirina'], medicationAllergies: ['Dipirona'] } },
  ],
];
