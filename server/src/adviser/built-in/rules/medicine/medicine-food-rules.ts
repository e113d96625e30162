import { CONFIRM_MEDICINE, inProfile } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';

/** Food and drink that go badly with a medicine. */
export const medicineFoodRules = [
  defineRule({
    key: 'statin-grapefruit',
    topic: 'grapefruit',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    when: ({ medicines }) => {
      const found = medicines.withFlag('grapefruit');
      return found.length > 0 ? found : null;
    },
    write: ({ medicines }, found) => ({
      title: `${listWords(found)} e toranja não combinam`,
      content: `A toranja (grapefruit) atrapalha o corpo a gastar ${listWords(found)}, e sobra remédio no sangue. Evite toranja, pomelo e laranja-azeda, também em refrigerantes cítricos; a laranja comum não tem esse efeito.${medicines.ofClass('statin').length > 0 ? ' Dor muscular forte e nova ou urina escura: pare o exercício e ligue para seu médico.' : ''} ${CONFIRM_MEDICINE}`,
      why: [inProfile(...found)],
    }),
  }),
  defineRule({
    key: 'potassium-salt',
    topic: 'potassium-salt',
    category: 'medication',
    audience: 'everyone',
    priority: (facts) => (facts.hasKidneyDisease ? 'high' : 'medium'),
    when: ({ medicines }) => {
      const found = medicines.withFlag('keeps_potassium');
      return found.length > 0 ? found : null;
    },
    write: ({ hasKidneyDisease }, found) => ({
      title: 'Sal light tem potássio: cuidado',
      content: `${listWords(found)} já ${found.length > 1 ? 'seguram' : 'segura'} potássio no corpo. O sal light ou dietético troca o sódio por potássio, e a soma pode fazer mal ao coração${hasKidneyDisease ? ', ainda mais com doença renal' : ''}. Prefira alho, limão e ervas, e leia o rótulo dos temperos prontos. ${CONFIRM_MEDICINE}`,
      why: [inProfile(...found), ...(hasKidneyDisease ? ['No seu perfil: Doença Renal'] : [])],
    }),
  }),
  defineRule({
    key: 'levothyroxine-breakfast',
    topic: 'levothyroxine',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicine }) => hasMedicine('Levotiroxina'),
    write: ({ hasMedicine }) => ({
      title: 'Levotiroxina e café: confira o intervalo',
      content: `A bula orienta Levotiroxina em jejum, só com água, de 30 a 60 minutos antes do café da manhã. Café, leite, soja, cálcio, ferro e antiácidos perto dela diminuem o que o corpo aproveita${hasMedicine('Omeprazol') ? ', e o Omeprazol também: pergunte em que ordem ficam os dois' : ''}. Se a sua manhã é diferente, converse com seu médico ou farmacêutico antes de mudar.`,
      why: [inProfile('Levotiroxina', ...(hasMedicine('Omeprazol') ? ['Omeprazol'] : []))],
    }),
  }),
  defineRule({
    key: 'omeprazole-reflux',
    topic: 'reflux',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    when: ({ hasMedicine, hasEatingRisk }) => hasMedicine('Omeprazol') && !hasEatingRisk,
    write: () => ({
      title: 'Jantar mais cedo ajuda o estômago',
      content:
        'Refeições menores, comer devagar e ficar de 2 a 3 horas sem deitar depois do jantar costumam aliviar o refluxo. Repare também no que piora no seu caso: fritura, café, álcool ou chocolate. Se faz anos que o Omeprazol está na sua lista, pergunte na consulta se ainda é preciso.',
      why: [inProfile('Omeprazol')],
    }),
  }),
];
