import { CONFIRM_MEDICINE, fastSugar, inProfile, NO_CHANGE_ALONE, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';
import { POTASSIUM_PRESSURE_MEDICINES } from './medicine-groups.ts';

/** Medicines and daily life: what they ask of the day, never a dose, a start or a stop. */
export const medicineRules = [
  defineRule({
    key: 'pregnancy-medicines',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    when: ({ isPregnant, medicines }) => {
      const found = medicines.withFlag('pregnancy');
      return isPregnant && found.length > 0 ? found : null;
    },
    write: (_, found) => ({
      title: 'Leve sua lista de remédios ao pré-natal hoje',
      content: `A bula de ${listWords(found)} pede atenção especial na gravidez. Ligue ainda hoje para quem acompanha seu pré-natal e conte o que está na sua lista: a decisão é desse profissional. Não mude nada por conta própria.`,
      why: ['Seu perfil diz que você está grávida', inProfile(...found)],
    }),
  }),
  defineRule({
    key: 'losartan-with-enalapril',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    when: ({ medicines }) => {
      const [sartan, inhibitor] = [medicines.ofClass('sartan')[0], medicines.ofClass('ace_inhibitor')[0]];
      return sartan !== undefined && inhibitor !== undefined ? [sartan, inhibitor] : null;
    },
    write: (_, both) => ({
      title: `Confira com seu médico: ${listWords(both)} juntos`,
      content:
        'Os dois agem de forma parecida e raramente são indicados ao mesmo tempo. Pode ser uma troca que ficou no perfil ou uma escolha do seu médico: pergunte nos próximos dias, e até lá siga o que foi combinado. Se um deles já saiu da sua rotina, atualize o perfil.',
      why: [inProfile(...both)],
    }),
  }),
  defineRule({
    key: 'insulin-carry-sugar',
    topic: 'low-preparation',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    when: ({ isProneToLows }) => isProneToLows,
    write: (facts) => ({
      title: 'Tenha sempre açúcar rápido com você',
      content: `Seu tratamento pode baixar a glicose além da conta. Leve sempre sachês de açúcar ou balas na bolsa e ao lado da cama; numa queda, ${fastSugar(facts, false)}. ${facts.isMinor ? 'Ensine amigos e professores a ajudar você' : 'Combine com quem vive com você o que fazer, e confira a glicose antes de dirigir'}. Não pule refeições.`,
      why: [
        facts.usesInsulin
          ? inProfile('Insulina')
          : 'No seu perfil há um remédio que pode causar quedas de glicose',
      ],
    }),
  }),
  defineRule({
    key: 'insulin-storage',
    topic: 'insulin-care',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: ({ usesInsulin }) => usesInsulin,
    write: () => ({
      title: 'Calor e gelo estragam a insulina',
      content:
        'Fechada, ela fica na geladeira, de 2 a 8 °C, longe do congelador; em uso, até 30 °C e por cerca de 28 dias, conforme a bula. Não deixe no carro nem no sol, e marque na embalagem o dia em que abriu. Se congelou ou mudou de aspecto, pergunte ao farmacêutico.',
      why: [inProfile('Insulina')],
    }),
  }),
  defineRule({
    key: 'insulin-alcohol',
    topic: 'alcohol-lows',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    // Drinking on record has a tip of its own.
    when: ({ isProneToLows, substances: { alcohol } }) =>
      isProneToLows && alcohol.dosesOfWeek === 0 && !alcohol.wasInLastDay,
    write: () => ({
      title: 'Bebida alcoólica e queda de glicose',
      content:
        'O álcool atrapalha o fígado a liberar açúcar, e a queda pode vir até 24 horas depois, inclusive dormindo. Não há quantidade segura. Se for beber, que seja comendo, com alguém por perto que saiba da sua glicose, e com uma medição ao deitar: tontura de queda parece embriaguez.',
      why: ['Seu tratamento pode causar quedas de glicose'],
    }),
  }),
  defineRule({
    key: 'metformin-b12',
    topic: 'b12',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasMedicine, hasRestriction, medicines }) => {
      const acidBlockers = medicines.ofClass('proton_pump_inhibitor');
      const mayLack = acidBlockers.length > 0 || hasRestriction('Vegetariano', 'Vegano');
      return hasMedicine('Metformina') && mayLack ? acidBlockers : null;
    },
    write: (_, acidBlockers) => ({
      title: 'Pergunte pela vitamina B12 na próxima consulta',
      content: `Com anos de Metformina a vitamina B12 pode baixar, e ${acidBlockers[0] ?? 'uma alimentação sem carne'} também pesa nisso. Na próxima consulta, pergunte se vale medir. Formigamento nos pés, cansaço e esquecimento são bons motivos para perguntar antes.`,
      why: [inProfile('Metformina', acidBlockers[0] ?? 'alimentação vegetariana ou vegana')],
    }),
  }),
  defineRule({
    key: 'metformin-meals',
    topic: 'metformin',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasMedicine }) => hasMedicine('Metformina'),
    write: () => ({
      title: 'Metformina: comida, bebida e mal-estar',
      content: `A bula orienta Metformina junto das refeições ou logo depois, o que costuma aliviar o enjoo. Bebida alcoólica em excesso com ela é perigosa. Vômitos, diarreia forte ou exame com contraste: ligue para a equipe no mesmo dia. Fraqueza fora do comum, respiração rápida ou dor muscular forte pedem pronto-socorro. ${CONFIRM_MEDICINE}`,
      why: [inProfile('Metformina')],
    }),
  }),
  defineRule({
    key: 'aspirin-dengue',
    topic: 'aspirin',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicine }) => hasMedicine('Aspirina'),
    write: () => ({
      title: 'Aspirina e febre: atenção à dengue',
      content:
        'Com suspeita de dengue (febre, dor no corpo e atrás dos olhos), procure um serviço de saúde no mesmo dia e diga logo que Aspirina está na sua lista, porque ela aumenta o risco de sangramento. Fezes pretas ou vômito com sangue: SAMU 192 ou UPA.',
      why: [inProfile('Aspirina')],
    }),
  }),
  defineRule({
    key: 'enalapril-swelling',
    topic: 'enalapril',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ medicines }) => {
      const found = medicines.ofClass('ace_inhibitor');
      return found.length > 0 ? found : null;
    },
    write: (_, found) => ({
      title: `${listWords(found)}: o sinal que não espera`,
      content:
        'Inchaço no rosto, nos lábios ou na língua, com ou sem falta de ar, pode ser uma emergência: ligue para o SAMU 192. Já a tosse seca, que não passa, é assunto para contar ao médico na próxima conversa.',
      why: [inProfile(...found)],
    }),
  }),
  defineRule({
    key: 'pressure-medicine-painkillers',
    topic: 'painkillers',
    category: 'medication',
    audience: 'everyone',
    when: ({ medicines }) => {
      const found = medicines.ofClass(...POTASSIUM_PRESSURE_MEDICINES);
      return found.length > 0 ? { found, hasPainkiller: medicines.ofClass('nsaid').length > 0 } : null;
    },
    priority: (_, { hasPainkiller }) => (hasPainkiller ? 'high' : 'medium'),
    write: ({ hasMedicine }, { found, hasPainkiller }) => ({
      title: 'Remédio de dor pode atrapalhar o da pressão',
      content: `Anti-inflamatórios para dor, como ibuprofeno e diclofenaco, tiram força de ${listWords(found)} e pesam nos rins${hasMedicine('Aspirina') ? ', mais ainda com Aspirina na lista' : ''}. ${hasPainkiller ? 'Há um deles na sua lista: ' : 'Antes de levar um da farmácia, '}pergunte ao médico ou farmacêutico o que serve para a sua dor.`,
      why: [inProfile(...found), ...(hasPainkiller ? ['Na sua lista há um anti-inflamatório'] : [])],
    }),
  }),
  defineRule({
    key: 'pressure-medicine-standing',
    topic: 'standing-up',
    category: 'medication',
    audience: 'adults',
    priority: 'low',
    when: ({ medicines }) => medicines.ofClass(...POTASSIUM_PRESSURE_MEDICINES).length > 0,
    write: ({ weight }) => ({
      title: 'Levante em três tempos',
      content: `Remédio de pressão pode dar tontura ao levantar, mais ainda no calor, com vômito ou diarreia. Sente na cama, espere um minuto, depois fique de pé com apoio. ${weight.watchesFluid ? 'Siga a quantidade de líquido combinada com seu médico.' : 'Beba água ao longo do dia.'} Se a tontura se repete, meça a pressão nessa hora e conte à equipe.`,
      why: ['No seu perfil: remédio de pressão'],
    }),
  }),
  defineRule({
    key: 'insulin-sick-day',
    topic: 'sick-day',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ mayHaveKetones }) => mayHaveKetones,
    write: (facts) => ({
      title: 'Combine já o plano para dia de doença',
      content: `Febre, gripe e infecção mexem com a glicose mesmo sem comer. Peça ${toCareTeam(facts)} um plano por escrito: de quanto em quanto tempo medir, quando testar cetonas e para quem ligar. Vômitos por mais de 4 horas, ou não conseguir beber, pedem pronto-socorro, seja qual for o número. ${NO_CHANGE_ALONE}`,
      why: [inProfile(facts.usesInsulin ? 'Insulina' : 'Diabetes Tipo 1')],
    }),
  }),
];
