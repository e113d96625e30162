import type { Section } from '../article.ts';
import { type EntityKind, entityTable, isOneOf, lineageOf } from './entity-table.ts';
import { findEntities, keysNamed, type NamedEntity } from './find-entities.ts';

/** How much of a question a section is about: its very subject, one of several, one near in kind, or one spoken of. */
const SHARES = { subject: 1, itself: 0.8, wider: 0.7, narrower: 0.6, mentioned: 0.3, missing: 0 } as const;
type Nearness = keyof typeof SHARES;
const ABOUT: readonly Nearness[] = ['subject', 'itself', 'wider', 'narrower'];

/** A medicine that is named is what is asked about; a condition often only says by whom. */
const MEDICINE_WEIGHT = 2;

/** A section whose very subject is not asked about tells it in passing: 'feijão' to a question on the kidneys. */
const IN_PASSING = 0.5;

/** What only says whose question it is, or what is measured: a section on the rest may do without it. */
const CIRCUMSTANCES: readonly EntityKind[] = ['condition', 'person', 'reading', 'body'];

/** What a section is about, that with all that it is one of, and what it speaks of with all that this is one of. */
interface Covered {
  readonly about: readonly string[];
  readonly aboutOrWider: ReadonlySet<string>;
  readonly mentionedOrWider: ReadonlySet<string>;
}

const withWider = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.flatMap((key) => [...lineageOf(key)]));

const cover = (section: Section): Covered => {
  const about = section.about.flatMap(keysNamed);
  const mentions = findEntities(`${section.heading}. ${section.text}`).flatMap(({ keys }) => keys);
  return { about, aboutOrWider: withWider(about), mentionedOrWider: withWider(mentions) };
};

const nearnessOfKey = (asked: string, { about, aboutOrWider, mentionedOrWider }: Covered): Nearness => {
  if (about[0] === asked) return 'subject';
  if (about.includes(asked)) return 'itself';
  if (about.some((key) => isOneOf(asked, key))) return 'wider';
  if (aboutOrWider.has(asked)) return 'narrower';
  return mentionedOrWider.has(asked) ? 'mentioned' : 'missing';
};

const nearnessOf = ({ keys }: NamedEntity, covered: Covered): Nearness => {
  const [nearest = 'missing'] = keys
    .map((key) => nearnessOfKey(key, covered))
    .toSorted((one, other) => SHARES[other] - SHARES[one]);
  return nearest;
};

const isOnSubject = (asked: readonly NamedEntity[], { about: [subject = ''] }: Pick<Covered, 'about'>): boolean =>
  asked.some(({ keys }) => keys.some((key) => isOneOf(key, subject) || isOneOf(subject, key)));

const isOfKind = ({ keys }: NamedEntity, kinds: readonly EntityKind[]): boolean =>
  keys.every((key) => {
    const kind = entityTable().get(key)?.kind;
    return kind !== undefined && kinds.includes(kind);
  });

/** Whether it is something by itself, and no aspect of another. */
export const isThing = (named: NamedEntity): boolean => !isOfKind(named, ['aspect']);

export const isMedicine = (named: NamedEntity): boolean => isOfKind(named, ['medicine']);

/** Whether it is something that people ask about for other reasons than their health too. */
export const isEveryday = (named: NamedEntity): boolean =>
  isOfKind(named, ['food', 'habit', 'exercise', 'body', 'person', 'aspect']);

/** Whether it is so much of anybody's day that most of what names it is not about health: 'joga que horas?'. */
export const isOfAnyDay = (named: NamedEntity): boolean =>
  isOfKind(named, ['habit', 'body', 'person', 'service', 'app']);

/** Whether it only says whose question it is, or what is measured. */
export const isCircumstance = (named: NamedEntity): boolean => isOfKind(named, CIRCUMSTANCES);

/** How well a section covers what a question names. */
export interface Cover {
  /** Above 0, at most 1. */
  readonly share: number;
  /** The section's very subject is one of what is asked, or near it in kind. */
  readonly isOnSubject: boolean;
  /** All that is asked is the section's subject. */
  readonly isSubject: boolean;
  /** Of more than one thing that is asked the section is about each. */
  readonly isWhole: boolean;
}

/**
 * How well sections cover the entities of a question; null for a section that is about none of them, or says nothing
 * of one that is no mere circumstance.
 */
export const createCoverage = (sections: readonly Section[]) => {
  const covered = new Map(sections.map((section) => [section, cover(section)] as const));
  const coveredBy = (section: Section): Covered => covered.get(section) ?? cover(section);
  return {
    /** Of the things that are asked, the share that a section says nothing of. */
    missingOf: (asked: readonly NamedEntity[], section: Section): number => {
      const things = asked.filter(isThing);
      const missing = things.filter((named) => nearnessOf(named, coveredBy(section)) === 'missing');
      return missing.length / Math.max(1, things.length);
    },
    /** Whether a section's very subject is a medicine: nothing for who names none. */
    isOfMedicine: (section: Section): boolean => {
      const [subject = ''] = coveredBy(section).about;
      return entityTable().get(subject)?.kind === 'medicine';
    },
    /** Of what a section is about, the share that is asked, or near it in kind. */
    askedOf: (asked: readonly NamedEntity[], section: Section): number => {
      const { about } = coveredBy(section);
      const near = about.filter((key) => isOnSubject(asked, { about: [key] }));
      return near.length / Math.max(1, about.length);
    },
    coverOf: (asked: readonly NamedEntity[], section: Section): Cover | null => {
      const found = coveredBy(section);
      const nearness = asked.map((named) => ({ named, near: nearnessOf(named, found) }));
      const things = nearness.filter(({ named }) => isThing(named));
      const isAbout = things.some(({ near }) => ABOUT.includes(near));
      const isSilent = things.some(({ named, near }) => near === 'missing' && !isOfKind(named, CIRCUMSTANCES));
      if (!isAbout || isSilent) return null;
      const weights = asked.map((named) => (isOfKind(named, ['medicine']) ? MEDICINE_WEIGHT : 1));
      const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      const covers = nearness.map(({ near }, at) => SHARES[near] * (weights[at] ?? 1));
      const onSubject = isOnSubject(asked, found);
      return {
        share: (sumOf(covers) / sumOf(weights)) * (onSubject ? 1 : IN_PASSING),
        isOnSubject: onSubject,
        isSubject: nearness.every(({ near }) => near === 'subject'),
        isWhole: asked.length > 1 && !asked.every(isEveryday) && nearness.every(({ near }) => ABOUT.includes(near)),
      };
    },
  };
};
