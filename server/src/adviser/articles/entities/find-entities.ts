import { scanStretches } from '../../../text/phrases.ts';
import { createMender, soundOf, spellingOf } from '../../../text/spelling.ts';
import { singularOf } from '../../../text/stem-word.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { setOf, wordsOfClass } from '../../../text/word-classes.ts';
import { once } from '../../load-knowledge.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { nameFigures } from '../language/name-figures.ts';
import { type Entity, entityTable, isOneOf, keyOfClass, keyOfSubstance } from './entity-table.ts';

/** Words that a name is written with or without: 'medir a pressão', 'medir minha pressão'. */
const joints = setOf('a o as os de do da dos das no na nos nas em um uma meu minha meus minhas seu sua');
/** Stands for words that say something already: no name reaches over it. */
const GAP = ' . ';
/** Shorter words have too many neighbours one letter away. */
const SHORTEST_MENDED = 6;

/** The words that names are compared by; a lone 'd' is otherwise read as 'de'. */
const wordsIn = (text: string): readonly string[] =>
  tokenize(text.replace(/\b(vit|vitamina) d\b/gi, '$1d'))
    .words.map((word) => word.text)
    .filter((word) => !joints.has(word));

/** Plural and singular are compared by one form. */
const formOf = (words: readonly string[]): string => words.map(singularOf).join(' ');

const index = once(() => {
  const byName = new Map<string, Entity>();
  for (const entity of entityTable().values())
    for (const name of entity.names) byName.set(formOf(wordsIn(name)), entity);
  const names = [...byName.keys()];
  const single = names.filter((name) => /^[a-z]+$/.test(name) && name.length >= SHORTEST_MENDED);
  return {
    byName: byName as ReadonlyMap<string, Entity>,
    bySound: new Map(single.map((name) => [soundOf(name), name])),
    longest: Math.max(...names.map((name) => name.split(' ').length)),
    mend: createMender(single),
  };
});

const ownWords = new Set([
  ...spellingOf('questions').ownWords,
  ...spellingOf('warnings').ownWords,
  ...wordsOfClass('stop', 'other_subject'),
]);

/** The entity that a misspelt word means; `isWord` tells what is no mistake. */
const findMended = (word: string, isWord: (word: string) => boolean): Entity | undefined => {
  if (word.length < SHORTEST_MENDED || ownWords.has(word) || isWord(word)) return undefined;
  const written = singularOf(word);
  const meant =
    index().mend(written, (name) => name.charAt(0) === word.charAt(0)) ?? index().bySound.get(soundOf(written));
  return meant === undefined ? undefined : index().byName.get(meant);
};

/** Something that a text names. */
export interface NamedEntity {
  /** As it may stand inside a sentence. */
  readonly name: string;
  /** Of entities, any of which answers: all substances of a product, all classes that a word stands for. */
  readonly keys: readonly string[];
}

/** Every substance of a product; of a group its classes. */
const keysOf = ({ substances, classes }: NamedMedicine): readonly string[] =>
  substances.length > 0
    ? substances.map(({ name }) => keyOfSubstance(name))
    : [...classes].map((name) => keyOfClass(name));

const nameMedicine = (named: NamedMedicine): NamedEntity => {
  const keys = keysOf(named);
  return { name: named.kind === 'substance' ? (keys[0] ?? named.name) : named.name, keys };
};

/** 'Pulso 45' is about a low pulse, not about the pulse. */
const withoutWider = (named: readonly NamedEntity[]): readonly NamedEntity[] =>
  named.filter(
    (one) =>
      !named.some((other) => other !== one && other.keys.every((key) => one.keys.some((wider) => isOneOf(key, wider)))),
  );

/**
 * The entities that a text names, each once and the narrowest only: those of the tables by the longest name, then
 * medicines in what is left; its figures name what they are ('glicose 52' hypoglycaemia). Misspelt words are mended
 * where `isWord` does not know them.
 */
export const findEntities = (text: string, isWord: (word: string) => boolean = () => true): readonly NamedEntity[] => {
  const { byName, longest } = index();
  const figures = nameFigures(text).flatMap(({ names }) => names);
  const words = [...wordsIn(text), ...figures];
  const said = scanStretches(
    words.length,
    () => longest,
    (from, until) => {
      const stretch = words.slice(from, until);
      const named = byName.get(formOf(stretch));
      return named ?? (stretch.length === 1 ? findMended(stretch[0] ?? '', isWord) : undefined);
    },
  );
  const isSaid = (at: number) => said.some(({ from, until }) => from <= at && at < until);
  const rest = words.map((word, at) => (isSaid(at) ? GAP : word)).join(' ');
  const found = [
    ...said.map(({ says }): NamedEntity => ({ name: says.key, keys: [says.key] })),
    ...locateMedicines(rest).map(nameMedicine),
  ];
  return withoutWider([...new Map(found.map((named) => [named.name, named])).values()]);
};

/**
 * The keys that an article's 'about' means: an entity's own key, or the medicine of that name; none
 * for an unknown name.
 */
export const keysNamed = (name: string): readonly string[] =>
  entityTable().has(name) ? [name] : locateMedicines(name, { isList: true }).flatMap(keysOf);
