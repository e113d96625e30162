/** Public services that answer the telephone, free of charge. Apart from the parts' words: few pages need them. */
export const helpLines = {
  samu: { name: 'SAMU 192', phone: '192' },
  firefighters: { name: 'Bombeiros 193', phone: '193' },
  police: { name: 'Polícia 190', phone: '190' },
  cvv: { name: 'CVV 188', phone: '188' },
  women: { name: 'Central da Mulher 180', phone: '180' },
  rights: { name: 'Disque 100', phone: '100' },
  health: { name: 'Disque Saúde 136', phone: '136' },
  poisoning: { name: 'Disque-Intoxicação 0800 722 6001', phone: '08007226001' },
} as const;

export type HelpLineName = keyof typeof helpLines;
