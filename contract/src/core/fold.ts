/** Nothing to fold: lower case of ASCII. */
const PLAIN = /^[^A-Z\u0080-\uffff]*$/;

/** Lower case without accents: 'Pressão' is 'pressao', '1ª' is '1a'. */
export const fold = (text: string): string =>
  // Most of what is folded was folded before.
  PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
