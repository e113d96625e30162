import { foldMedicines, isProneToLows, ownMedicinesOf } from '@vida/contract/profile/care-rules.ts';
import { OTHER_CHOICE } from '@vida/contract/profile/profile-choices.ts';
import { medicinesTakenBy } from '../../../medicines/taken-medicines.ts';
import type { Facts } from '../../facts/facts.ts';
import { CONFIRM_MEDICINE, NO_CHANGE_ALONE, toCareTeam } from '../../phrases.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';
import { DIURETICS } from './medicine-groups.ts';

interface KnownMedicine {
  readonly key: string;
  /** Of the table of medicines. */
  readonly classes: readonly string[];
  readonly title: string;
  readonly content: string;
  readonly why: string;
  /** Speaks of eating less: for adults outside pregnancy and without an eating disorder. */
  readonly eatsLess?: true;
}

/** Medicines that people write in their own words and that ask something of daily life. */
const known: readonly KnownMedicine[] = [
  {
    key: 'own-warfarin',
    classes: ['anticoagulant_vka'],
    title: 'Varfarina: verdura sempre parecida',
    content: `Couve, brócolis e espinafre têm vitamina K. Não precisa cortar: coma quantidades parecidas toda semana e conte antes de mudar a dieta ou levar remédio, chá ou suplemento novo. Sangramento que não para, fezes pretas ou batida forte na cabeça: SAMU 192. ${CONFIRM_MEDICINE}`,
    why: 'Na sua lista de medicamentos: varfarina',
  },
  {
    key: 'own-corticoid',
    classes: ['corticosteroid'],
    title: 'Corticoide costuma subir a glicose',
    content: `Em comprimido ou injeção, ele pode elevar a glicose e a pressão por dias. Se você mede, meça com mais frequência nesse período e leve os números à equipe. Não interrompa por conta própria: a retirada é o médico que combina.`,
    why: 'Na sua lista de medicamentos: um corticoide',
  },
  {
    key: 'own-gliflozin',
    classes: ['sglt2_inhibitor'],
    title: 'Quem usa gliflozina: mal-estar com glicose boa também conta',
    content: `Esse grupo pode causar cetoacidose mesmo com a glicose quase normal. Enjoo, vômitos, dor na barriga, respiração funda ou muito cansaço: procure pronto-socorro ou SAMU 192 e diga que está na sua lista. Antes de cirurgia ou com vômito e pouca comida, ligue para a equipe no mesmo dia. ${NO_CHANGE_ALONE}`,
    why: 'Na sua lista de medicamentos: uma gliflozina',
  },
  {
    key: 'own-glp1',
    classes: ['glp1_agonist'],
    title: 'Enjoo com a caneta: coma pouco e devagar',
    content: `Refeições menores, sem fritura, e parar ao primeiro sinal de saciedade costumam aliviar. Se quase não consegue comer ou beber, ligue para a equipe no mesmo dia. Vômitos que não passam ou dor forte na barriga que vai para as costas pedem pronto-socorro. ${CONFIRM_MEDICINE}`,
    why: 'Na sua lista de medicamentos: um remédio do grupo GLP-1',
    eatsLess: true,
  },
  {
    key: 'own-beta-blocker',
    classes: ['beta_blocker'],
    title: 'Betabloqueador: o pulso não mede o esforço',
    content: `Ele segura os batimentos, então zona de treino por relógio não serve: guie-se pela fala, você deve conseguir conversar. Também pode esconder o tremor e a palpitação de uma queda de glicose; o suor costuma ficar. Não interrompa por conta própria e conte tontura ou pulso muito lento.`,
    why: 'Na sua lista de medicamentos: um betabloqueador',
  },
  {
    key: 'own-diuretic',
    classes: DIURETICS,
    title: 'Diurético: atenção no calor e na diarreia',
    content: `Ele faz perder água e sais. Em dia muito quente, com vômito ou diarreia, levante devagar e ligue para a equipe se houver tontura, câimbra ou fraqueza. Pergunte na consulta quando repetir os exames de rim e potássio. ${NO_CHANGE_ALONE}`,
    why: 'Na sua lista de medicamentos: um diurético',
  },
];

const isKnown = (profile: Facts['profile']): boolean => {
  const medicines = medicinesTakenBy(profile);
  return (
    isProneToLows(profile) ||
    medicines.withFlag('keeps_potassium').length > 0 ||
    known.some(({ classes }) => medicines.ofClass(...classes).length > 0)
  );
};

/** Whether one of the person's own medicines is none that a rule here knows. */
const hasUnknownMedicine = ({ profile }: Facts): boolean =>
  [...ownMedicinesOf(profile), profile.otherMedications]
    .map((name) => ({ ...profile, medications: [name], otherMedications: '' }))
    // Nothing is left of an empty text, nor of an allergy that was typed among the medicines.
    .filter((each) => /[a-z]{3}/.test(foldMedicines(each)))
    .some((each) => !isKnown(each));

/** What stands in the person's own words: used where it is known, said openly where it is not. */
export const ownWordsRules: readonly TipRule[] = [
  ...known.map(({ key, classes, title, content, why, eatsLess = false }) =>
    defineRule({
      key,
      topic: key,
      category: 'medication',
      audience: eatsLess ? 'adults' : 'everyone',
      priority: 'medium',
      when: ({ medicines, hasEatingRisk }) =>
        medicines.ofClass(...classes).length > 0 && !(eatsLess && hasEatingRisk),
      write: () => ({ title, content, why: [why] }),
    }),
  ),
  defineRule({
    key: 'own-medicines',
    topic: 'medicine-list',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: hasUnknownMedicine,
    write: () => ({
      title: 'Há um remédio que não conhecemos na sua lista',
      content:
        'Você escreveu um remédio com suas palavras, e não conhecemos as interações dele: as dicas daqui podem não levá-lo em conta. Mostre sua lista completa ao farmacêutico e pergunte o que combina mal com sua alimentação e com os outros.',
      why: ['No seu perfil há remédios escritos em Outros'],
    }),
  }),
  defineRule({
    key: 'own-conditions',
    topic: 'own-conditions',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    // An eating disorder has a rule of its own.
    when: ({ hasOwnConditions, hasEatingRisk }) => hasOwnConditions && !hasEatingRisk,
    write: (facts) => ({
      title: 'Sobre a condição que você escreveu',
      content: `Você anotou uma condição ou problema em ${OTHER_CHOICE}, com suas palavras, e pode ser que nossas dicas não a levem em conta. Leve as dicas que receber ${toCareTeam(facts)} e pergunte quais servem para o seu caso; em movimento, fique no leve até ter essa resposta.`,
      why: ['No seu perfil há uma condição escrita em Outros'],
    }),
  }),
];
