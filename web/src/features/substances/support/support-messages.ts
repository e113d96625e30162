/** What the support card and its dialogs of telephone numbers say. */
export const supportMessages = {
  title: 'Apoio para você',
  subtitle: 'Pedir ajuda é um passo. Tudo aqui é de graça.',
  specialist: 'Falar com Especialista',
  reading: 'Material Educativo',
  programme: 'Programa de Cessação',
  emergency: 'Linha de Emergência',
  call: (name: string) => `Ligar: ${name}`,
  specialistTitle: 'Falar com Especialista',
  specialistText: 'Serviços públicos que atendem quem quer parar, diminuir ou só conversar.',
  services: [
    {
      name: 'UBS (posto de saúde)',
      text:
        'A porta de entrada do SUS. Tem grupo e tratamento de graça para parar de fumar, e acompanha ' +
        'álcool, ansiedade e sono. Leve um documento e o cartão do SUS.',
    },
    {
      name: 'CAPS e CAPS-AD',
      text:
        'Centros de atenção psicossocial. O CAPS-AD cuida de álcool e outras drogas; o CAPS, também do ' +
        'uso de jogos que saiu do controle. Dá para chegar sem marcar.',
    },
    {
      name: 'Disque Saúde',
      text: 'Diz onde fica a UBS ou o CAPS mais perto e tira dúvidas de saúde. Não é para emergência.',
      phone: '136',
    },
    {
      name: 'CVV',
      text: 'Conversa e apoio emocional, 24 horas, em sigilo. Também quando a tristeza ou as dívidas de aposta pesam.',
      phone: '188',
    },
  ],
  withdrawalTitle: 'Bebe muito todos os dias?',
  withdrawalText:
    'Não pare de uma vez por conta própria: procure antes o CAPS-AD ou a UBS. Tremor, suor, ver ou ' +
    'ouvir coisas que não existem ou convulsão depois de diminuir o álcool são emergência:',
  callSamu: 'ligue 192',
  emergencyTitle: 'Linha de Emergência',
  emergencyText: 'Se alguém corre perigo agora, ligue. Fique com a pessoa e deixe a porta aberta.',
  lines: [
    {
      name: 'SAMU',
      phone: '192',
      shown: '192',
      text:
        'Desmaio, convulsão, dor no peito, falta de ar, confusão. Também tremor, suor ou ver coisas ' +
        'que não existem em quem parou de beber. Onde o 192 não atende, ligue 193.',
    },
    {
      name: 'CVV',
      phone: '188',
      shown: '188',
      text:
        'Pensamentos de se machucar, desespero ou muita angústia. De graça, 24 horas, em sigilo. Se há ' +
        'risco agora, ligue antes para o 192.',
    },
    {
      name: 'Disque Intoxicação',
      phone: '08007226001',
      shown: '0800 722 6001',
      text:
        'Intoxicação por álcool, nicotina, energético ou remédio. Se a pessoa passa mal, ligue antes ' +
        'para o 192. Guarde a embalagem e não provoque vômito.',
    },
  ],
  readingTitle: 'Material Educativo',
  readingText: 'Textos curtos. Eles informam e não substituem uma consulta.',
  source: (source: string) => `Fonte: ${source}`,
} as const;
