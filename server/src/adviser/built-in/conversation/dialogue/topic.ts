import { type EntityKind, entityTable } from '../../../articles/entities/entity-table.ts';
import { findEntities, type NamedEntity } from '../../../articles/entities/find-entities.ts';
import { isSeries } from '../../../health-query/health-query.ts';
import { definitionsAskedBy } from '../definitions.ts';
import { seriesWords } from '../own-data/series-words.ts';
import type { Intent } from '../parsing/intent.ts';
import type { Slots, Subject } from '../parsing/slots.ts';

/** What was spoken of, for the messages that go on from it. */
export interface Topic {
  /** As it stands inside a sentence, what the question was about first; one at least. */
  readonly names: readonly string[];
  /** The question, which can stand alone; null after figures. */
  readonly question: string | null;
}

export const kindOf = ({ keys }: NamedEntity): EntityKind => {
  const [key = ''] = keys;
  return entityTable().get(key)?.kind ?? 'medicine';
};

/** Of several things in a question it is about the first of these; the others say of whom, or what is measured. */
const ranks: Partial<Readonly<Record<EntityKind, number>>> = {
  medicine: 0,
  exam: 0,
  matter: 0,
  food: 1,
  nutrient: 1,
  device: 1,
  condition: 2,
  symptom: 2,
  habit: 2,
  exercise: 2,
  reading: 3,
  body: 3,
  service: 3,
};
const LAST_RANK = 4;
const rankOf = (named: NamedEntity): number => ranks[kindOf(named)] ?? LAST_RANK;

/** Everything that a question names, what it is about first. */
export const thingsIn = (question: string): readonly NamedEntity[] =>
  findEntities(question)
    .filter((named) => kindOf(named) !== 'aspect')
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/** What was spoken of, as an entity; a term that only definitions know has its name alone. */
export const asEntity = (name: string): NamedEntity => ({
  name,
  keys: findEntities(name).flatMap(({ keys }) => keys),
});

/** A low value is another matter than a high one. */
const sideNames: Partial<Readonly<Record<Subject, Readonly<Record<'low' | 'high', string>>>>> = {
  glucose: { low: 'hipoglicemia', high: 'glicose alta' },
  blood_pressure: { low: 'pressão baixa', high: 'pressão muito alta' },
  heart_rate: { low: 'pulso baixo', high: 'batimentos altos' },
};

/** What the low or the high side of the figures that were told is called; null where a side has no name. */
export const sideOf = (before: Intent, side: 'low' | 'high'): string | null => {
  const subject = before.kind === 'own_data' || before.kind === 'why' ? before.slots.subject : null;
  return (subject === null ? undefined : sideNames[subject]?.[side]) ?? null;
};

const isOfLow = ({ figure, limit }: Slots): boolean =>
  figure === 'lowest' || figure === 'below' || figure === 'last_low' || limit?.side === 'below';

const topicOfSlots = (slots: Slots): Topic | null => {
  const { subject } = slots;
  if (subject === null) return null;
  const name = isOfLow(slots) ? sideNames[subject]?.low : undefined;
  return isSeries(subject) ? { names: [name ?? seriesWords[subject].entity], question: null } : null;
};

/** What a question names; then what the one before it named, from which it went on. */
const topicOfQuestion = (question: string, earlier: string | null): Topic | null => {
  const [term] = definitionsAskedBy(question);
  const things = thingsIn(question).map(({ name }) => name);
  const own = things.length > 0 || term === undefined ? things : [term.term];
  const behind = earlier === null ? [] : thingsIn(earlier).map(({ name }) => name);
  const names = [...new Set([...own, ...behind])];
  return names.length === 0 ? null : { names, question };
};

/** What went on from something is still about that: 'e quem toma metformina tem?' of a low glucose. */
const withAbout = (topic: Topic | null, about: string | undefined): Topic | null =>
  topic && about !== undefined ? { ...topic, names: [about, ...topic.names.filter((name) => name !== about)] } : topic;

/** What a message was about that wanted this; null for small talk and for what names nothing. */
export const topicOf = (before: Intent): Topic | null => {
  switch (before.kind) {
    case 'general':
      return withAbout(topicOfQuestion(before.question, before.earlier), before.followUp?.about);
    case 'more':
      return topicOfQuestion(before.question, null);
    case 'own_data':
    case 'why':
      return topicOfSlots(before.slots);
    case 'value':
      return { names: [before.value.kind === 'pressure' ? 'pressão alta' : 'glicose alta'], question: null };
    default:
      return null;
  }
};
