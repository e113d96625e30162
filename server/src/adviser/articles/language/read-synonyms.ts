import { foldText, wordsOf } from '../../food/food-words.ts';

/**
 * Each line: what people write, comma separated, then the words it counts as. With '+=' it counts as itself too, with
 * '=' only as those.
 */
export const readSynonyms = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, written = '', addsItself, meant = ''] = /^(.*?) (\+?)= (.*)$/.exec(line) ?? [];
        return written.split(',').map((phrase) => {
          const folded = foldText(phrase).trim();
          return [folded, addsItself ? [folded, ...wordsOf(meant)] : wordsOf(meant)] as const;
        });
      }),
  );
