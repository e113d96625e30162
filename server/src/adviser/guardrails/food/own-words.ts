import { foldText } from '../../food/food-words.ts';
import { isOneEditApart } from './one-edit.ts';
import { type Meaning, ownVocabulary, type VocabularyEntry } from './own-vocabulary.ts';

/** A word that we understood, as the person wrote it. */
export interface Understood {
  readonly written: string;
  readonly meaning: Meaning;
}

export interface OwnWords {
  readonly understood: readonly Understood[];
  /** What matches nothing that we know, as written. */
  readonly unknown: readonly string[];
}

/** Words around the food's name that say nothing about which food. */
const fillers = new Set(
  'a ao aos as à o os um uma uns de da do das dos em no na nos nas com sem por para pra pelo pela que se me meu minha eu e ou nem mas nao sou tenho tem ter como comer comida comidas como alergia alergias alergico alergica alergicos alergenico intolerancia intolerante sensibilidade sensivel evito evitar evita nada nunca pouco pouca muito muita menos mais leve grave severa severo forte moderada moderado qualquer tipo tipos todo todos toda todas derivado derivados alimento alimentos produto produtos dieta alimentacao consumo consumir restricao restricoes cru crua cozido cozida assado assada gosto posso pode faz mal desde crianca infancia suspeita confirmada medico proteina nenhuma nenhum outros outras outro outra sim etc exceto inclusive principalmente tambem algum alguma alguns algumas bebida bebidas suco sucos reacao reacoes cruzada branco branca preto preta verde verdes vermelho vermelha roxo roxa integral natural fresco fresca seco seca geral reino peito fino fina finos finas'.split(
    ' ',
  ),
);

const separators = /[,;.\n/()+&:•|]|\s(?:e|ou|nem)\s/iu;
/** Shorter words have too many neighbours. */
const LEAST_TYPO_LENGTH = 5;

interface Token {
  readonly written: string;
  readonly folded: string;
}

const USED = '|';

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([written]) => ({
    written,
    folded: foldText(written).trim().replaceAll(' ', '') || '?',
  }));

const findTypo = (word: string): VocabularyEntry | undefined =>
  word.length < LEAST_TYPO_LENGTH
    ? undefined
    : ownVocabulary.find(
        ({ phrase }) =>
          phrase.length >= LEAST_TYPO_LENGTH - 1 &&
          (isOneEditApart(phrase, word) || isOneEditApart(`${phrase}s`, word)),
      );

const readPhrase = (text: string): OwnWords => {
  const tokens = tokensOf(text);
  const folded = tokens.map((token) => token.folded);
  const understood: Understood[] = [];
  for (const { phrase, pattern, meaning } of ownVocabulary) {
    const length = phrase.split(' ').length;
    for (const { index } of ` ${folded.join(' ')} `.matchAll(pattern)) {
      const start = ` ${folded.join(' ')} `.slice(0, index).split(' ').length - 2;
      understood.push({
        written: tokens
          .slice(start, start + length)
          .map(({ written }) => written)
          .join(' '),
        meaning,
      });
      folded.fill(USED, start, start + length);
    }
  }
  const left = tokens.filter((_, at) => folded[at] !== USED && !fillers.has(folded[at] ?? ''));
  const unknown: Token[] = [];
  for (const token of left) {
    const typo = findTypo(token.folded);
    if (typo) understood.push({ written: token.written, meaning: typo.meaning });
    else if (token.folded.length > 2 || token.folded === '?') unknown.push(token);
  }
  if (unknown.length === 0) return { understood, unknown: [] };
  return {
    understood,
    unknown: [understood.length === 0 ? text.trim() : unknown.map(({ written }) => written).join(' ')],
  };
};

/**
 * Reads what a person wrote about food in their own words: 'Alergia a camarão e kiwi'. Every food that is named
 * counts as one to leave out, whatever stands around it: a false alarm costs a food, a miss may cost a life.
 */
export const readOwnWords = (text: string): OwnWords => {
  const phrases = text.split(separators).map(readPhrase);
  return {
    understood: phrases.flatMap(({ understood }) => understood),
    unknown: [...new Set(phrases.flatMap(({ unknown }) => unknown))],
  };
};
