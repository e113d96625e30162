import { defineRule } from '../../tip-rule.ts';

/** What diabetes asks for beside the numbers. */
export const diabetesCareRules = [
  defineRule({
    key: 'diabetes-feet',
    topic: 'feet',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes }) => hasDiabetes,
    write: ({ hasDisability }) => ({
      title: 'Um minuto por dia para os pés',
      content: `${hasDisability('Deficiência Visual') ? 'Peça a alguém para olhar entre os dedos e na sola.' : 'Olhe entre os dedos e na sola, com a ajuda de um espelho ou de alguém.'} Seque bem, hidrate sem passar creme entre os dedos e use calçado fechado e macio. Ferida, bolha, calor ou mudança de cor: mostre na UBS no mesmo dia, mesmo sem dor.`,
      why: ['No seu perfil: diabetes'],
    }),
  }),
  defineRule({
    key: 'diabetes-yearly',
    topic: 'yearly-checks',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes }) => hasDiabetes,
    write: () => ({
      title: 'Olhos, rins e pés: quando foi a última vez?',
      content:
        'Com diabetes, esses três costumam ser examinados uma vez por ano, mesmo sem sintoma: fundo de olho, exames de sangue e urina para os rins, e sensibilidade dos pés. Anote as datas que lembra e pergunte na próxima consulta o que está na hora.',
      why: ['No seu perfil: diabetes'],
    }),
  }),
];
