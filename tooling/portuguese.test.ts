import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const texts = readTexts(resolve(import.meta.dirname, '..'), ['contract/src', 'server/src', 'web/src']);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What an English sentence is hardly ever without. None of them is a word of Portuguese, or a name in Vida. */
const english = new Set(
  `the and your you with this that these have has not are was from please loading save cancel close
  edit sleep health welcome settings failed try again today submit password sign click enter here meal week
  saved updated removed found invalid required`.split(/\s+/),
);

/** The specification's own words for an address that leads nowhere. */
const specified = new Set(['404 Page Not Found']);

/** Words of Vida that are spelt with an accent or a cedilla, without it. */
const unaccented = new Set(
  `nao voce voces saude exercicio exercicios nutricao medicao medicoes tambem pressao coracao remedio remedios orientacao
  administracao inicio proximo proxima ultima historico porcao porcoes refeicao refeicoes cafe almoco acucar agua gestacao
  gravida diagnostico publico codigo conexao sessao opcao opcoes notificacao notificacoes duvida duvidas numero numeros
  pagina possivel dificil facil rapido medico horario horarios alergico alergica substancia substancias cronica cronicas
  fisico fisica informacao informacoes alteracao alteracoes razao frequencia emergencia familia habito habitos`.split(
    /\s+/,
  ),
);

/** Names of keys and the beginnings of words that a search compares have neither capitals nor accents. */
const isSentence = (text: string): boolean => /[\p{Lu}.!?…]|[^\p{ASCII}]/u.test(text);

it('finds the texts of every side', () => {
  expect(texts.length).toBeGreaterThan(1500);
  for (const side of ['contract', 'server', 'web'])
    expect(texts.some(({ file, text }) => file.startsWith(side) && text.includes(' '))).toBe(true);
});

it('everything that a person reads is Portuguese, not English', () => {
  const found = texts.filter(
    ({ text }) =>
      !specified.has(text) && /\s|^\p{Lu}/u.test(text) && wordsOf(text).some((word) => english.has(word)),
  );
  expect(found).toEqual([]);
});

it('every sentence has its accents', () => {
  const found = texts.filter(
    ({ text }) => isSentence(text) && wordsOf(text).some((word) => unaccented.has(word)),
  );
  expect(found).toEqual([]);
});
