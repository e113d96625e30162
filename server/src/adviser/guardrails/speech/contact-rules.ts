import type { Breach } from './breach.ts';

/** The public services a text may name: medical, fire, police, CVV, women, rights, health line, poisoning. */
const knownPhones = /^(?:192|193|190|188|180|100|136|0800 722 6001)$/u;

/** Which number belongs to a service named right before it. */
const services: readonly (readonly [service: RegExp, phone: string])[] = [
  [/\bsamu\D{0,20}?(\d{3})(?!\d)/giu, '192'],
  [/\bbombeiros(?: pelo| no)?\D{0,8}?(\d{3})(?!\d)/giu, '193'],
  [/\bcvv(?: pelo| no| atende no)?\D{0,14}?(\d{3})(?!\d)/giu, '188'],
  [/\bdisque[- ]sa[úu]de\D{0,8}?(\d{3,4})(?!\d)/giu, '136'],
];

const phonesIn = (sentence: string): string[] => [
  ...(sentence.match(/0[38]00[\s\d.-]{6,12}\d/gu) ?? []),
  ...[
    ...sentence.matchAll(
      /\b(?:ligue|disque|telefone(?: d[aeo] \w+)?|chame|whatsapp|n[úu]mero)\D{0,24}?((?!0[38]00)\d{3,})(?!\d|\s?(?:mg|ml|g\b|kcal|min|passos))/giu,
    ),
  ].map(([, number = '']) => number),
  ...(sentence.match(
    /(?:\(?\d{2}\)?\s?)?\b9?\d{4}-\d{4}\b|\(\d{2}\)\s?9?\d{4}\s?-?\d{4}|\b\d{2}\s9\d{4}\s?-?\d{4}\b/gu,
  ) ?? []),
];

const linkOrMarkup =
  /https?:|www\.|\b(?:javascript|mailto|data|tel):|!?\[[^\]]{0,200}\]\s?\(|<\/?[a-z!][^>]{0,300}(?:>|$)|\b[\w-]{2,60}\.[a-z]{2,6}\/\w|\b[\w-]{2,60}\.(?:com|org|net|gov|edu|br|io|info|app|me)\b|[\w.+-]{1,60}@[\w-]{1,60}\./iu;

/** Telephone numbers that are no public service's, addresses, markup. */
export const findContactBreaches = (sentence: string): readonly Breach[] => [
  ...(phonesIn(sentence).every((phone) => knownPhones.test(phone.replace(/[\s.-]+/gu, ' ').trim())) &&
  services.every(([service, phone]) =>
    [...sentence.matchAll(service)].every(([, number]) => number === phone),
  )
    ? []
    : (['phone'] as const)),
  ...(linkOrMarkup.test(sentence) ? (['link'] as const) : []),
];
