/** 'Comece aqui'. */
export const checklistMessages = {
  title: 'Comece aqui',
  subtitle: 'Três passos e a Vida já conhece você o bastante para ajudar.',
  dismiss: 'Dispensar',
  done: 'feito',
  steps: {
    profile: { title: 'Conte sobre a sua saúde', text: 'Condições, remédios, alergias e metas.' },
    fillProfile: { title: 'Conte sobre a sua saúde', text: 'Preencha só o que quiser e salve.' },
    measurement: { title: 'Registre uma medição', text: 'Digite a última glicose ou envie o arquivo do aparelho.' },
    tips: { title: 'Receba suas dicas', text: 'Com base no que você contou e mediu.' },
  },
} as const;
