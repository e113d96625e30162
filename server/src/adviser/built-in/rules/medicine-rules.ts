import { careTeam, fastSugar } from '../phrases.ts';
import { sources } from '../sources.ts';
import { defineRule } from '../tip-rule.ts';

const listed = (...medicines: readonly string[]): string => `No seu perfil: ${medicines.join(' e ')}`;

const CONFIRM = 'Confirme com seu médico ou farmacêutico.';

/** Medicines and daily life: what they ask of the day, never a dose, a start or a stop. */
export const medicineRules = [
  defineRule({
    key: 'pregnancy-medicines',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    evidence: sources.leaflet,
    when: ({ isPregnant, profile }) => {
      const found = profile.medications.filter((name) =>
        ['Losartana', 'Enalapril', 'Sinvastatina'].includes(name),
      );
      return isPregnant && found.length > 0 ? found : null;
    },
    write: (_, found) => ({
      title: 'Leve sua lista de remédios ao pré-natal hoje',
      content: `A bula de ${found.join(' e ')} pede atenção especial na gravidez. Ligue ainda hoje para quem acompanha seu pré-natal e conte que está na sua lista: a decisão é desse profissional. Não mude nada por conta própria.`,
      why: ['Seu perfil diz que você está grávida', listed(...found)],
    }),
  }),
  defineRule({
    key: 'aspirin-allergy',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    evidence: sources.leaflet,
    when: ({ hasMedicine, hasMedicineAllergy }) => hasMedicine('Aspirina') && hasMedicineAllergy('Aspirina'),
    write: (facts) => ({
      title: 'Seu perfil cita Aspirina como remédio e como alergia',
      content: `Uma das duas marcações pode estar errada, ou isso precisa de atenção hoje: fale com ${careTeam(facts)} ou com o farmacêutico antes da próxima vez. Com inchaço no rosto, falta de ar ou urticária, ligue para o SAMU 192. Se foi engano, corrija em Perfil de Saúde.`,
      why: [listed('Aspirina'), 'Nas suas alergias a medicamentos: Aspirina'],
    }),
  }),
  defineRule({
    key: 'losartan-with-enalapril',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    evidence: sources.careful,
    when: ({ hasMedicine }) => hasMedicine('Losartana') && hasMedicine('Enalapril'),
    write: () => ({
      title: 'Confira com seu médico: Losartana e Enalapril juntas',
      content:
        'Os dois agem de forma parecida e raramente são indicados ao mesmo tempo. Pode ser uma troca que ficou no perfil ou uma escolha do seu médico: pergunte nos próximos dias, e até lá siga o que foi combinado. Se um deles já saiu da sua rotina, atualize o perfil.',
      why: [listed('Losartana', 'Enalapril')],
    }),
  }),
  defineRule({
    key: 'insulin-carry-sugar',
    topic: 'low-preparation',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    evidence: sources.lows,
    when: ({ isProneToLows }) => isProneToLows,
    write: (facts) => ({
      title: 'Tenha sempre açúcar rápido com você',
      content: `Seu tratamento pode baixar a glicose além da conta. Leve sempre 15 g de açúcar rápido: sachês ou balas na bolsa, ao lado da cama e no carro. Em casa serve ${fastSugar(facts, false)}. Combine com quem vive com você o que fazer numa queda. Não pule refeições e confira a glicose antes de dirigir.`,
      why: [
        facts.hasMedicine('Insulina')
          ? listed('Insulina')
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
    evidence: sources.leaflet,
    when: ({ hasMedicine }) => hasMedicine('Insulina'),
    write: () => ({
      title: 'Calor e gelo estragam a insulina',
      content:
        'Fechada, ela fica na geladeira, de 2 a 8 °C, longe do congelador; em uso, até 30 °C e por cerca de 28 dias, conforme a bula. Não deixe no carro nem no sol, e marque na embalagem o dia em que abriu. Se congelou ou mudou de aspecto, pergunte ao farmacêutico.',
      why: [listed('Insulina')],
    }),
  }),
  defineRule({
    key: 'insulin-alcohol',
    topic: 'alcohol',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.careful,
    when: ({ isProneToLows }) => isProneToLows,
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
    evidence: sources.leaflet,
    when: ({ hasMedicine, hasRestriction }) =>
      hasMedicine('Metformina') && (hasMedicine('Omeprazol') || hasRestriction('Vegetariano', 'Vegano')),
    write: ({ hasMedicine }) => ({
      title: 'Pergunte pela vitamina B12 na próxima consulta',
      content: `Com anos de Metformina a vitamina B12 pode baixar, e ${hasMedicine('Omeprazol') ? 'o Omeprazol' : 'uma alimentação sem carne'} também pesa nisso. Na próxima consulta, pergunte se vale medir. Formigamento nos pés, cansaço e esquecimento são bons motivos para perguntar antes.`,
      why: [
        listed('Metformina', hasMedicine('Omeprazol') ? 'Omeprazol' : 'alimentação vegetariana ou vegana'),
      ],
    }),
  }),
  defineRule({
    key: 'metformin-meals',
    topic: 'metformin',
    category: 'medication',
    audience: 'adults',
    priority: 'low',
    evidence: sources.leaflet,
    when: ({ hasMedicine }) => hasMedicine('Metformina'),
    write: () => ({
      title: 'Metformina e o estômago',
      content: `A bula orienta Metformina junto das refeições ou logo depois, o que costuma aliviar o enjoo. Vômitos, diarreia forte ou um exame com contraste são motivo para ligar para sua equipe no mesmo dia. ${CONFIRM}`,
      why: [listed('Metformina')],
    }),
  }),
  defineRule({
    key: 'aspirin-dengue',
    topic: 'aspirin',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.leaflet,
    when: ({ hasMedicine }) => hasMedicine('Aspirina'),
    write: () => ({
      title: 'Aspirina e febre: atenção à dengue',
      content:
        'Com suspeita de dengue (febre, dor no corpo e atrás dos olhos), procure um serviço de saúde no mesmo dia e diga logo que Aspirina está na sua lista, porque ela aumenta o risco de sangramento. Fezes pretas ou vômito com sangue: SAMU 192 ou UPA.',
      why: [listed('Aspirina')],
    }),
  }),
  defineRule({
    key: 'enalapril-swelling',
    topic: 'enalapril',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    evidence: sources.leaflet,
    when: ({ hasMedicine }) => hasMedicine('Enalapril'),
    write: () => ({
      title: 'Enalapril: o sinal que não espera',
      content:
        'Inchaço no rosto, nos lábios ou na língua, com ou sem falta de ar, pode ser uma emergência: ligue para o SAMU 192. Já a tosse seca, que não passa, é assunto para contar ao médico na próxima conversa.',
      why: [listed('Enalapril')],
    }),
  }),
  defineRule({
    key: 'own-medicines',
    topic: 'medicine-list',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    evidence: sources.registration,
    when: ({ hasOwnMedicines }) => hasOwnMedicines,
    write: () => ({
      title: 'Há um remédio que não conhecemos na sua lista',
      content:
        'Você escreveu um remédio com suas palavras, e não conhecemos as interações dele: nenhuma dica aqui o leva em conta. Mostre sua lista completa ao farmacêutico e pergunte o que combina mal com sua alimentação e com os outros.',
      why: ['No seu perfil há remédios escritos em Outros'],
    }),
  }),
];
