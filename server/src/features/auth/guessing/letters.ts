/** Characters that stand for letters in passwords: 'S3nh@' is 'senha'. A one may be two of them. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': '1',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '(': 'c',
  '+': 't',
  ª: 'a',
  º: 'o',
};

export const isLetter = (character: string): boolean => /\p{L}/u.test(character);
export const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** More ones than this stand all for the same letter. */
const MOST_MIXED_ONES = 3;

/** Every reading of the ones of a text as 'i' or 'l'. */
const readOnes = (text: string): readonly string[] => {
  const ones = text.split('1').length - 1;
  if (ones > MOST_MIXED_ONES) return [text.replaceAll('1', 'i'), text.replaceAll('1', 'l')];
  let readings = [text];
  for (let one = 0; one < ones; one += 1)
    readings = readings.flatMap((reading) => [reading.replace('1', 'i'), reading.replace('1', 'l')]);
  return readings;
};

/**
 * The words that a folded piece may stand for besides itself; none where it has no stand-ins, or hardly a letter, so
 * that '1985' stays a number.
 */
export const readStandIns = (piece: string): readonly string[] => {
  const characters = [...piece];
  if (!characters.some((character) => character in standIns)) return [];
  const letters = characters.filter(isLetter).length;
  const signs = characters.filter((character) => character in standIns && !isDigit(character)).length;
  if (letters === 0 || letters + signs < 2 || (letters + signs) * 3 < characters.length) return [];
  const word = characters.map((character) => (character === '1' ? '1' : (standIns[character] ?? character))).join('');
  return readOnes(word);
};
