/** FNV-1a, 32 bits. */
const markOf = (text: string): number => {
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return mark >>> 0;
};

/**
 * Finds which of at most `most` keys may have come twice, and holds four bytes of each instead of the key: whoever
 * tells what repeats has to remember those alone. A few that came once are among them, none that came twice is missing.
 */
export const createRepeatedKeys = (most: number) => {
  const marks = new Uint32Array(most);
  let count = 0;
  return {
    add: (key: string): void => {
      marks[count] = markOf(key);
      count += 1;
    },
    find: (): ((key: string) => boolean) => {
      const sorted = marks.subarray(0, count).sort();
      const repeated = new Set(sorted.filter((mark, index) => index > 0 && mark === sorted[index - 1]));
      return (key) => repeated.has(markOf(key));
    },
  };
};
