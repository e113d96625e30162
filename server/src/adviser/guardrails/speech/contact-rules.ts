import { fold } from '@vida/contract/core/fold.ts';
import { z } from 'zod';
import { loadTable, once } from '../../load-knowledge.ts';
import type { Breach } from './breach.ts';

const phones = once(() => {
  const rows = loadTable('speech/phones.csv', { phone: z.string().min(3), service: z.string().min(3) });
  return {
    known: new Set(rows.map(({ phone }) => phone)),
    /** A short number that stands right after the name of a service. */
    services: rows
      .filter(({ phone }) => phone.length === 3)
      .map(({ phone, service }) => ({
        phone,
        named: new RegExp(`(?<= )${fold(service)}(?: pelo| no| atende no)?\\D{0,14}?(\\d{3,4})(?!\\d)`, 'g'),
      })),
  };
});

const NUMBER_TO_CALL = new RegExp(
  String.raw`\b(?:ligue|disque|telefone(?: d[aeo] \w+)?|chame|whatsapp` +
    String.raw`|n[úu]mero)\D{0,24}?((?!0[38]00)\d{3,})(?!\d|\s?(?:mg|ml|g\b|kcal|min|passos))`,
  'giu',
);

const phonesIn = (sentence: string): string[] => [
  ...(sentence.match(/0[38]00[\s\d.-]{6,12}\d/gu) ?? []),
  ...[...sentence.matchAll(NUMBER_TO_CALL)].map(([, number = '']) => number),
  ...(sentence.match(
    /(?:\(?\d{2}\)?\s?)?\b9?\d{4}-\d{4}\b|\(\d{2}\)\s?9?\d{4}\s?-?\d{4}|\b\d{2}\s9\d{4}\s?-?\d{4}\b/gu,
  ) ?? []),
];

const linkOrMarkup = new RegExp(
  String.raw`https?:|www\.|\b(?:javascript|mailto|data|tel):|!?\[[^\]]{0,200}\]\s?\(` +
    String.raw`|</?[a-z!][^>]{0,300}(?:>|$)|\b[\w-]{2,60}\.[a-z]{2,6}/\w|\b[\w-]{2,60}\.(?:com` +
    String.raw`|org|net|gov|edu|br|io|info|app|me)\b|[\w.+-]{1,60}@[\w-]{1,60}\.`,
  'iu',
);

/** Telephone numbers that are no public service's, addresses, markup. */
export const findContactBreaches = (sentence: string): readonly Breach[] => {
  const { known, services } = phones();
  const folded = ` ${fold(sentence).replaceAll('-', ' ')}`;
  const isKnown =
    phonesIn(sentence).every((phone) => known.has(phone.replace(/[\s.-]+/gu, ' ').trim())) &&
    services.every(({ phone, named }) => [...folded.matchAll(named)].every(([, number]) => number === phone));
  return [...(isKnown ? [] : (['phone'] as const)), ...(linkOrMarkup.test(sentence) ? (['link'] as const) : [])];
};
