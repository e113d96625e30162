/**
 * What to do at once about a low or high glucose. Sources: Sociedade Brasileira de Diabetes (rule of 15), Ministério
 * da Saúde, Caderno de Atenção Básica 36. No dose is ever changed here.
 */
export const glucoseAdviceMessages = {
  ruleOf15: 'Regra dos 15',
  lowTitle: (value: string) => `${value}: açúcar baixo. Trate agora.`,
  veryLowTitle: (value: string) => `${value}: açúcar muito baixo. Trate agora.`,
  firstStep:
    'Coma ou beba 15 g de açúcar de ação rápida: 1 colher de sopa de açúcar (pode ser em água), 150 ml de ' +
    'refrigerante comum, 150 ml de suco de laranja ou 3 a 4 balas mastigáveis.',
  firstStepVeryLow:
    'Coma ou beba 30 g de açúcar de ação rápida: 2 colheres de sopa de açúcar (podem ser em água), 300 ml de ' +
    'refrigerante comum ou 300 ml de suco de laranja.',
  /** Orange juice has the potassium that kidney disease has to do without. */
  firstStepKidney:
    'Coma ou beba 15 g de açúcar de ação rápida: 1 colher de sopa de açúcar (pode ser em água) ou 3 a 4 balas ' +
    'mastigáveis.',
  firstStepVeryLowKidney:
    'Coma ou beba 30 g de açúcar de ação rápida: 2 colheres de sopa de açúcar (podem ser em água) ou 6 a 8 balas ' +
    'mastigáveis.',
  steps: [
    'Espere 15 minutos e meça de novo.',
    'Se ainda estiver abaixo de 70 mg/dL (3,9 mmol/L), repita.',
    'Quando normalizar, se a próxima refeição demorar mais de 1 hora, faça um lanche pequeno.',
  ],
  child: 'Para crianças: cerca de 0,3 g de açúcar por quilo de peso (com 20 kg, 6 g).',
  lowNote: 'Chocolate, leite e pão agem devagar: não servem para agora. Não dirija nem faça exercício até normalizar.',
  kidneyKnown: 'Por causa da doença renal, prefira açúcar a suco de laranja.',
  kidneyUnknown: 'Com doença renal, prefira açúcar a suco de laranja.',
  lowEmergencyTitle: 'Não consegue engolir, está confuso, desmaiou ou tem convulsão?',
  lowEmergency: 'Não dê comida nem bebida. Ligue para o SAMU.',
  highTitle: (value: string) => `${value}: açúcar muito elevado.`,
  highSteps: [
    'Meça de novo em 1 a 2 horas.',
    'Beba água (dentro do combinado, se sua equipe limita líquidos) e evite exercício intenso por agora.',
  ],
  ketones: 'Se tiver tiras, confira as cetonas.',
  ketonesUnknown: 'Se você tem diabetes tipo 1 ou usa insulina e tem tiras, confira as cetonas.',
  noDose: 'Não mude a dose de remédio ou insulina por conta própria.',
  sameDay: 'Fale hoje mesmo com sua equipe de saúde ou vá a uma UPA.',
  repeatedHigh: 'É a segunda medição acima de 250 mg/dL (13,9 mmol/L) em 24 horas, com 2 horas ou mais entre elas.',
  highEmergencyTitle: 'Vômitos, dor na barriga, respiração rápida, muito sono ou confusão?',
  highEmergency: 'Junto com o açúcar alto, isso é uma emergência. Ligue para o SAMU.',
  extremeTitle: (value: string) => `${value}: procure atendimento agora.`,
  extreme:
    'Lave as mãos e meça de novo. Se continuar assim, ou com vômitos, respiração rápida, muito sono ou confusão, ' +
    'ligue para o SAMU.',
} as const;
