import { MEDICATIONS, NONE_CHOICES, OTHER_CHOICE } from '@vida/contract/profile/profile-choices.ts';

/** Longest advice text, characters. */
export const MAX_ADVICE_LENGTH = 1500;

/** Why a text may not be shown. */
export type Breach =
  | 'dose'
  | 'medicine_change'
  | 'diagnosis'
  | 'promise'
  | 'belittling'
  | 'phone'
  | 'link'
  | 'too_long';

/** The public services a text may name: medical, fire, police, CVV, women, rights, health line, poisoning. */
const knownPhones = /^(192|193|190|188|180|100|136|0800 722 6001)$/;

const medicines = [
  ...MEDICATIONS.filter((name) => name !== OTHER_CHOICE && !NONE_CHOICES.includes(name)),
  ...['dipirona', 'paracetamol', 'ibuprofeno', 'glibenclamida', 'gliclazida', 'melatonina', 'semaglutida'],
  ...['captopril', 'atenolol', 'hidroclorotiazida', 'prednisona', 'ozempic', 'varfarina', 'aas'],
  ...['anti-inflamatórios?', 'antibióticos?', 'suplementos?'],
  ...['remédios?', 'medicamentos?', 'comprimidos?', 'doses?'],
].join('|');

const medicine = new RegExp(`(?<!\\p{L})(?:${medicines})(?!\\p{L})`, 'iu');
const amount = /\d+\s*(?:mg(?!\/)|mcg|ml|ui|unidades|comprimidos?|gotas)(?!\p{L})/iu;
const change =
  /(?<!\p{L})(?:tome|aplique|pare|suspenda|interrompa|aumente|diminua|reduza|dobre|pule|troque|ajuste|pause|inicie|comece|use|injete|aumentar|diminuir|reduzir|suspender|interromper|pausar|dobrar|trocar|ajustar|pode (?:tomar|parar)|deixe de tomar)(?!\p{L})/iu;

const whole: readonly (readonly [Breach, RegExp])[] = [
  [
    'diagnosis',
    /voc[êe] (?:tem|está com|sofre de|desenvolveu) (?:pr[ée]-?)?(?:diabetes|cetoacidose|infarto|avc|hipertens|anemia|insufici)/iu,
  ],
  ['diagnosis', /está (?:infartando|tendo um (?:infarto|avc))/iu],
  [
    'promise',
    /(?<!\p{L})(?:cura|curar|curad[oa]|reverte|reverter|zera|garantid[oa]|detox|substitui o remédio|100\s?% (?:eficaz|segur|natural))/iu,
  ],
  ['belittling', /não (?:é|foi) nada|(?:é|está) tudo normal|pode esperar|sou (?:sua|seu) médic/iu],
  ['link', /https?:|www\./iu],
];

const phonesOf = (text: string): string[] => [
  ...(text.match(/0800[\s\d-]{6,}\d/g) ?? []),
  ...[...text.matchAll(/(?:ligue|SAMU|CVV|disque|telefone)\D{0,20}?(\d{3,})(?!\d)/giu)].map(
    ([, number = '']) => number,
  ),
  ...(text.match(/\(?\d{2}\)?\s?9?\d{4}-?\d{4}/g) ?? []),
];

/** A full stop inside '0800.1' or '1.5' ends no sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+/u);

const medicineBreaches = (sentence: string): Breach[] => {
  if (!medicine.test(sentence)) return [];
  return [
    ...(amount.test(sentence) ? (['dose'] as const) : []),
    ...(change.test(sentence) ? (['medicine_change'] as const) : []),
  ];
};

/**
 * Why a text from any adviser may not be shown (doses, changes of medicines, diagnoses, promises, unknown phone
 * numbers, links, length); empty when it may. Deliberately broad: a false alarm costs one tip.
 */
export const findBreaches = (text: string): readonly Breach[] => [
  ...new Set([
    ...sentencesOf(text).flatMap(medicineBreaches),
    ...whole.filter(([, pattern]) => pattern.test(text)).map(([breach]) => breach),
    ...(phonesOf(text).every((phone) => knownPhones.test(phone.replace(/[\s-]+/g, ' ').trim()))
      ? []
      : (['phone'] as const)),
    ...(text.length > MAX_ADVICE_LENGTH ? (['too_long'] as const) : []),
  ]),
];
