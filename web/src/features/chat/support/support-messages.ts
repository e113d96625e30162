const ubs = {
  name: 'UBS (posto de saúde)',
  text:
    'A porta de entrada do SUS: consulta, exames, remédios e insulina. ' +
    'Leve um documento, o cartão do SUS e, se puder, as suas medições.',
};
const health = {
  name: 'Disque Saúde 136',
  text: 'Diz onde fica a UBS ou o CAPS mais perto e tira dúvidas de saúde. Não é para emergência.',
  phone: '136',
};
const caps = {
  name: 'CAPS',
  text:
    'Centro de atenção psicossocial: ansiedade, depressão, álcool e ' +
    'outras drogas. Dá para chegar sem marcar e sem encaminhamento.',
};
const cvv = { name: 'CVV 188', text: 'Conversa e apoio emocional, 24 horas, de graça e em sigilo.', phone: '188' };

/** What the buttons to people and services say. */
export const supportMessages = {
  title: 'Apoio profissional',
  subtitle: 'Gente de verdade, de graça, pelo SUS.',
  doctor: {
    title: 'Consultar um profissional',
    description: 'Serviços públicos que acompanham diabetes, pressão, peso e coração.',
    services: [ubs, health],
  },
  mind: {
    title: 'Cuidar da saúde mental',
    description: 'Serviços públicos que escutam e cuidam, sem julgamento.',
    services: [caps, cvv, ubs, health],
  },
  emergency: {
    title: 'Emergência?',
    text:
      'Dor no peito, falta de ar, desmaio ou confusão: ligue para o SAMU. ' +
      'Se a angústia apertar, o CVV escuta você de graça, a qualquer hora.',
  },
  call: (name: string) => `Ligar: ${name}`,
  danger: 'Se alguém corre perigo agora,',
  callSamu: 'ligue 192',
} as const;
