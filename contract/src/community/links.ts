/** Endings of a host that stand for a link wherever a name and a dot come before. */
const ENDINGS =
  'com|net|org|br|info|biz|xyz|io|ly|gg|tk|app|dev|icu|online|site|shop|store' +
  '|club|top|live|link|click|vip|fun|space|website|digital|blog|page|loja|lat';

/** Endings that are words, units or initials as well ('é.me', '200.ml'): with a path behind. */
const SHORT_ENDINGS = 'me|co|cc|to|tv|us|gl|gd|ws|ru|cn|ml|ga|cf|pt|ai|eu|uk|de|fr|es|it|ar|cl|gle|at|is|in|pw|id|su';

/** Hosts that shorten addresses or open a chat: no path is needed. */
const KNOWN_HOSTS =
  't\\.me|wa\\.me|m\\.me|fb\\.me|kwai\\.me|is\\.gd|v\\.gd|goo\\.gl|rb\\.gy' +
  '|tiny\\.cc|shorturl\\.at|linktr\\.ee|lnkd\\.in|youtu\\.be|abre\\.ai|t\\.co';

/** Put where a dot was written so that only people see it ('spam[.]x'): nobody does that by chance. */
const HIDDEN_DOT = '\uE000';

/** Looked for in each word of a text that `putTogether` went over. */
const certain = new RegExp(
  [
    // With a scheme, broken ones too: http, hxxp, h**p, ftp, and those that open a chat.
    '(?<![\\p{L}\\d])(?:h(?:tt|xx|\\*\\*)ps?|ftp|tg|whatsapp):/{1,2}\\S',
    '(?<![\\p{L}\\d])www\\.\\S',
    `(?<![\\p{L}\\d@.-])(?:${KNOWN_HOSTS})(?![\\p{L}\\d-])`,
    `(?<=[\\p{L}\\d])\\.(?:${SHORT_ENDINGS})/[\\w@+?#-]`,
    '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d{1,5})?/\\S',
    `[\\p{L}\\d]${HIDDEN_DOT}[\\p{L}\\d]`,
  ].join('|'),
  'iu',
);

const withEnding = new RegExp(
  `(?<=[\\p{L}\\d])\\.(?<ending>${ENDINGS})(?![\\p{L}\\d])(?<rest>[/:?#]\\S|\\.\\p{L})?`,
  'giu',
);

/** 'Com', as a sentence begins whose author forgot the space. */
const isSentenceStart = (ending: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(ending);

const LONGEST_LABEL = 63;

const isWrittenOut = (word: string): boolean =>
  [...word.matchAll(withEnding)].some(({ index, groups }) => {
    if (groups?.rest !== undefined) return true;
    const label = /[\p{L}\d-]+$/u.exec(word.slice(Math.max(0, index - LONGEST_LABEL), index))?.[0] ?? '';
    return /\p{L}/u.test(label) && !isSentenceStart(groups?.ending ?? '');
  });

/** Characters without width that stand inside a link to hide it. */
const invisible = /\p{Cf}|\u034F|[\u115F\u1160\u3164\uFFA0]|\p{Variation_Selector}/gu;
/** Browsers read the dots of other scripts as dots; those of full width are folded by NFKC. */
const otherDots = /[\u3002\uFF61]/gu;
const otherSlashes = /[\u2044\u2215]/gu;
/** 'spam[.]x', 'spam [dot] x', 'spam(.)x'. */
const bracketedDot =
  /(?<=[\p{L}\d])(?:\s{0,2}\[\s{0,2}(?:\.|dot|ponto)\s{0,2}\]\s{0,2}|[({<](?:\.|dot|ponto)[)}>])(?=[\p{L}\d])/giu;
/** 'loja ponto com', 'loja ponto com ponto br'; not 'cheguei a um ponto com ela'. */
const spokenEnding = new RegExp(
  String.raw`(?<!(?<![\p{L}\d])(?:[ao]s?|um|ao|n[ao]|d[ao]|de|ess[ea]|est[ea]|aquele|nesse|neste|desse|deste` +
    String.raw`|certo|meu|seu|mesmo|outro|cada|tal|que))\s{1,3}(?:ponto|dot)\s{1,3}(?:com\s{1,3}(?:ponto` +
    String.raw`|dot)\s{1,3}br|(?:com|net|org|br)(?=\s{0,3}(?:$|[\n.,;:!?/)])))`,
  'giu',
);
/** 'www . loja', 'loja .com'. */
const spacedWww = /(?<![\p{L}\d])www\s{0,3}\.\s{0,3}(?=\S)/giu;
const spacedEnding = /(?<=[\p{L}\d])\s{1,3}\.(?=(?:com|net|org)(?:\.br)?(?![\p{L}\d]))/gu;

/** The text as a browser, or a person who follows instructions, would put it together. */
const putTogether = (text: string): string =>
  text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(otherDots, '.')
    .replace(otherSlashes, '/')
    .replace(bracketedDot, HIDDEN_DOT)
    .replace(spokenEnding, `${HIDDEN_DOT}com`)
    .replace(spacedWww, 'www.')
    .replace(spacedEnding, '.');

/** How many links a text has, hidden ones too; one written out with scheme and host counts once. */
export const countLinks = (text: string): number =>
  putTogether(text)
    .split(/\s+/u)
    .filter((word) => certain.test(word) || isWrittenOut(word)).length;
