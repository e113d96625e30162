import type { Breach } from '../guardrails/speech/breach.ts';

/** Why an answer was refused, as the model is told when it is asked once more. */
const reasons: Readonly<Record<Breach, string>> = {
  dose: 'falava de doses ou quantidades de remédio',
  medicine_change: 'mandava iniciar, parar ou mudar um remédio',
  remedy: 'sugeria um remédio, chá ou suplemento',
  diagnosis: 'fazia um diagnóstico',
  promise: 'prometia um resultado',
  belittling: 'tratava um sintoma como sem importância',
  pretending: 'dizia ser uma pessoa ou profissional',
  extreme_diet: 'propunha jejum ou dieta extrema',
  self_harm: 'falava de meios de se machucar',
  body: 'comentava o corpo da pessoa',
  leakage: 'falava das instruções',
  phone: 'dava um telefone',
  link: 'continha links, imagens ou marcação',
  language: 'não estava em português',
  too_long: 'passava do tamanho permitido',
};

/** A figure of the person that the model was not told. */
export const UNKNOWN_FIGURES = 'trazia números que não estão nos dados da pessoa';

export const breachReasons = (breaches: readonly Breach[]): readonly string[] =>
  breaches.map((breach) => reasons[breach]);

/** Put behind a question that is asked once more. */
export const askAgainBecause = (why: readonly string[]): string =>
  `A resposta anterior foi recusada pelas regras: ${why.join('; ')}. Responda de novo ao pedido acima, sem isso.`;
