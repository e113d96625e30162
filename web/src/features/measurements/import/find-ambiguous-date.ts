/** Enough of a file to hold its first readings; the whole may have 20 MB. */
const READ_BYTES = 256 * 1024;

/** A date of the file that can be read both ways: '07/11/2025', 7 and 11. */
export interface AmbiguousDate {
  readonly text: string;
  readonly first: number;
  readonly second: number;
}

/** A date and right after it, in the same or the next cell, a time: a reading, not a birthday in the file's head. */
const datePattern = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})["']?[ T,;\t]*["']?\d{1,2}:\d{2}/g;

const LAST_MONTH = 12;

/** The first ambiguous date of a text; null where there is none. */
export const ambiguousDateIn = (content: string): AmbiguousDate | null => {
  for (const [, first, second, year] of content.matchAll(datePattern)) {
    const [one, two] = [Number(first), Number(second)];
    const isMonth = (value: number) => value >= 1 && value <= LAST_MONTH;
    if (isMonth(one) && isMonth(two) && one !== two)
      return { text: `${first}/${second}/${year}`, first: one, second: two };
  }
  return null;
};

/** The first ambiguous date of a file, for the question about its dates; null where it cannot be found. */
export const findAmbiguousDate = async (file: Blob): Promise<AmbiguousDate | null> => {
  try {
    return ambiguousDateIn(await file.slice(0, READ_BYTES).text());
  } catch {
    return null;
  }
};
