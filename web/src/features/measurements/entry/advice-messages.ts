/**
 * What to do at once about a low or high reading. Sources: Sociedade Brasileira de Diabetes (rule of 15), Ministério
 * da Saúde, Caderno de Atenção Básica 36. No dose is ever changed here.
 */
export const adviceMessages = {
  ruleOf15: 'Regra dos 15',
  lowTitle: (value: string) => `${value}: açúcar baixo. Trate agora.`,
  veryLowTitle: (value: string) => `${value}: açúcar muito baixo. Trate agora.`,
  firstStep:
    'Coma ou beba 15 g de açúcar de ação rápida: 1 colher de sopa de açúcar (pode ser em água), 150 ml de refrigerante comum, 150 ml de suco de laranja ou 3 a 4 balas mastigáveis.',
  firstStepVeryLow:
    'Coma ou beba 30 g de açúcar de ação rápida: 2 colheres de sopa de açúcar (podem ser em água), 300 ml de refrigerante comum ou 300 ml de suco de laranja.',
  steps: [
    'Espere 15 minutos e meça de novo.',
    'Se ainda estiver abaixo de 70 mg/dL (3,9 mmol/L), repita.',
    'Quando normalizar, se a próxima refeição demorar mais de 1 hora, faça um lanche pequeno.',
  ],
  lowNote:
    'Chocolate, leite e pão agem devagar: não servem para agora. Com doença renal, prefira açúcar a suco de laranja. Não dirija nem faça exercício até normalizar.',
  lowEmergencyTitle: 'Não consegue engolir, está confuso, desmaiou ou tem convulsão?',
  lowEmergency: 'Não dê comida nem bebida. Ligue para o SAMU.',
  highTitle: (value: string) => `${value}: açúcar muito elevado.`,
  highSteps: [
    'Meça de novo em 1 a 2 horas.',
    'Beba água e evite exercício intenso por agora.',
    'Se você tem diabetes tipo 1 ou usa insulina e tem tiras, confira as cetonas.',
    'Não mude a dose de remédio ou insulina por conta própria.',
  ],
  sameDay: 'Fale hoje mesmo com sua equipe de saúde ou vá a uma UPA.',
  highEmergencyTitle: 'Vômitos, dor na barriga, respiração rápida, muito sono ou confusão?',
  highEmergency: 'Junto com o açúcar alto, isso é uma emergência. Ligue para o SAMU.',
  extremeTitle: (value: string) => `${value}: procure atendimento agora.`,
  extreme:
    'Lave as mãos e meça de novo. Se continuar assim, ou com vômitos, respiração rápida, muito sono ou confusão, ligue para o SAMU.',
  cardLow: 'Regra dos 15: 15 g de açúcar de ação rápida, espere 15 minutos e meça de novo.',
  cardVeryLow: 'Coma 30 g de açúcar de ação rápida agora, espere 15 minutos e meça de novo.',
  cardLowPast: 'Esta medição já passou. Se sentir algo diferente, meça de novo e siga a regra dos 15.',
  cardHigh: 'Meça de novo em 1 a 2 horas e beba água.',
  cardSameDay: 'Fale hoje com sua equipe de saúde ou vá a uma UPA.',
  cardEmergency: 'Meça de novo agora. Se continuar assim, ligue para o SAMU 192.',
  cardHighPast: 'Esta medição já passou. Meça de novo para saber como está agora.',
  open: 'Ver o que fazer',
  dialogTitle: 'O que fazer agora',
} as const;
