import type { MedicationAllergy } from '@vida/contract/profile/profile-choices.ts';
import type { Facts } from '../../facts/facts.ts';
import { careTeam } from '../../phrases.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';

type Listed = Exclude<MedicationAllergy, 'Outros' | 'Latex'>;

interface AllergyTip {
  readonly key: string;
  readonly title: string;
  /** What this allergy asks for in daily life. */
  readonly content: string;
  /** Classes of the table of medicines that it or its family stands in. */
  readonly classes: readonly string[];
}

const REACTION = 'Inchaço no rosto, falta de ar ou desmaio depois de um remédio: SAMU 192.';

/** One line for each allergy of the profile; latex has its own rule (fruits). */
const tips: Readonly<Record<Listed, AllergyTip>> = {
  Penicilina: {
    key: 'allergy-penicillin',
    title: 'Alergia a penicilina: ela tem parentes',
    content: `Amoxicilina e ampicilina são da mesma família, e outros antibióticos às vezes também dão reação. Diga "sou alérgico a penicilina" em toda consulta, na farmácia e no dentista, e peça que anotem no prontuário. ${REACTION}`,
    classes: ['penicillin'],
  },
  Aspirina: {
    key: 'allergy-aspirin',
    title: 'Alergia a Aspirina: leia os antigripais',
    content: `Ela também se chama ácido acetilsalicílico (AAS) e aparece em misturas para gripe, dor e azia. Quem reage a ela às vezes reage a anti-inflamatórios parecidos: pergunte ao farmacêutico antes de levar qualquer um. ${REACTION}`,
    classes: ['salicylate', 'nsaid'],
  },
  Ibuprofeno: {
    key: 'allergy-ibuprofen',
    title: 'Alergia a ibuprofeno: cuidado com a família',
    content: `Diclofenaco, naproxeno, nimesulida e cetoprofeno são parentes, vendidos com muitos nomes para dor, febre e cólica. Mostre sua alergia ao farmacêutico antes de levar algo sem receita, e diga a quem cuida de dente e de articulação. ${REACTION}`,
    classes: ['nsaid'],
  },
  Sulfa: {
    key: 'allergy-sulfa',
    title: 'Alergia a sulfa: qual foi a reação?',
    content: `Ela costuma ser a antibióticos como sulfametoxazol, usado em infecção de urina e de pulmão. Alguns outros remédios têm nome ou estrutura parecida, e só o médico sabe quais servem para você: conte qual foi e como você reagiu. ${REACTION}`,
    classes: ['sulfonamide'],
  },
  Codeína: {
    key: 'allergy-codeine',
    title: 'Alergia a codeína: conte antes de operar',
    content: `Ela está em remédios fortes para dor e em alguns xaropes para tosse, e tem parentes como morfina e tramadol. Avise antes de cirurgia, de tratamento de canal e de qualquer remédio forte para dor. ${REACTION}`,
    classes: ['opioid'],
  },
  Morfina: {
    key: 'allergy-morphine',
    title: 'Alergia a morfina: deixe isso à vista',
    content: `A morfina é dada em pronto-socorro e depois de cirurgia, quando nem sempre dá para falar. Leve a informação na carteira e na tela de bloqueio do celular, e conte ao anestesista antes de qualquer procedimento. ${REACTION}`,
    classes: ['opioid'],
  },
  'Anestésicos Locais': {
    key: 'allergy-anaesthetic',
    title: 'Alergia a anestésico local: avise o dentista',
    content: `Diga antes de dentista, sutura, retirada de pinta ou exame com sedação, e conte qual foi o anestésico e a reação, se souber. Um alergista pode testar qual serve para você: vale pedir encaminhamento na UBS com calma, antes de precisar. ${REACTION}`,
    classes: ['local_anaesthetic'],
  },
  'Contraste Iodado': {
    key: 'allergy-contrast',
    title: 'Alergia a contraste: avise ao marcar o exame',
    content: `Tomografia e cateterismo costumam levar contraste iodado: diga da alergia ao agendar, não só na hora, para que o médico escolha o preparo ou outro exame. Ela não tem relação com camarão, nem com o iodo do sal. ${REACTION}`,
    classes: ['iodine_contrast'],
  },
  Dipirona: {
    key: 'allergy-dipyrone',
    title: 'Alergia a dipirona: ela se esconde em misturas',
    content: `Ela está em remédios para dor, cólica, enxaqueca e gripe, às vezes com o nome metamizol. Leia a composição de toda caixa, também da que alguém oferece em casa, e deixe a informação na carteira. ${REACTION}`,
    classes: ['dipyrone'],
  },
};

const entries = Object.entries(tips) as readonly (readonly [Listed, AllergyTip])[];

/** Allergies that meet a medicine of the same list or family. */
const findMeetings = ({ hasMedicineAllergy, medicines }: Facts): Listed[] =>
  entries
    .filter(([name, { classes }]) => hasMedicineAllergy(name) && medicines.ofClass(...classes).length > 0)
    .map(([name]) => name);

/** Allergies to medicines: where they hide, whom to tell. A medicine is never suggested. */
export const medicineAllergyRules: readonly TipRule[] = [
  defineRule({
    key: 'allergy-meets-medicine',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    when: (facts) => {
      const found = findMeetings(facts);
      return found.length > 0 ? found : null;
    },
    write: (facts, found) => ({
      title: `${found[0] ?? ''}: está entre seus remédios e suas alergias`,
      content: `Seu perfil cita alergia a ${listWords(found)} e um remédio com esse nome ou da mesma família. Pode ser engano, ou precisa de atenção hoje: fale com ${careTeam(facts)} ou com o farmacêutico antes da próxima vez. Com inchaço no rosto, falta de ar ou urticária, ligue para o SAMU 192. Se foi engano, corrija em Perfil de Saúde.`,
      why: [
        `Nas suas alergias a medicamentos: ${listWords(found)}`,
        'Na sua lista de medicamentos há um igual ou parente',
      ],
    }),
  }),
  ...entries.map(([name, { key, title, content }]) =>
    defineRule({
      key,
      topic: 'medicine-allergy',
      category: 'medication',
      audience: 'everyone',
      priority: 'medium',
      when: ({ hasMedicineAllergy }) => hasMedicineAllergy(name),
      write: () => ({ title, content, why: [`Nas suas alergias a medicamentos: ${name}`] }),
    }),
  ),
];
