import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Elsewhere } from '../ui/elsewhere-notice.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { ApiError, isStale } from './api-errors.ts';
import { holdRow } from './held-rows.ts';
import { libMessages } from './lib-messages.ts';
import { type Clash, entriesBeyond, isChoices, isSameValue, mergeEdits, type TakenOver } from './merge-edits.ts';

const messages = libMessages.elsewhere;

/** How a form speaks of its fields where it tells what another place saved. */
export interface FieldWords<Values> {
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** A value as the screen writes it, where it is neither plain text nor a number. */
  readonly show?: Partial<{ readonly [Field in keyof Values & string]: (value: Values[Field]) => string }>;
}

/** For `show`: a number with its unit, '165 cm', '7,2%'. */
export const withUnit = (unit: string) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? `${formatNumber(value, 2)}${unit === '%' ? '' : ' '}${unit}`
    : '';

interface EditedOptions<Stored, Values extends FieldValues, Out> {
  form: UseFormReturn<Values, unknown, Out>;
  /** The stored thing as this window knows it now; null for a new one. */
  current: Stored | null;
  toValues: (stored: Stored) => Values;
  words: FieldWords<Values>;
  /**
   * What was typed is on its way, or a question about it is open: until that ends the form rests on what it rested on,
   * or the etag of a newer state would go out with values that never met it.
   */
  isSaving: boolean;
  /** The row that the form stands on: it stays on the screen while there is something typed. */
  rowId?: string | undefined;
}

type Choice = Clash & { readonly isTheirs: boolean };

interface News {
  readonly takenOver: readonly TakenOver[];
  readonly choices: readonly Choice[];
  readonly isGone: boolean;
  /** Raised where somebody who pressed 'Salvar' has to be told. */
  readonly asked: number;
}

/** Of a text in the notice. */
const SHOWN_CHARACTERS = 160;

const NO_NEWS: News = { takenOver: [], choices: [], isGone: false, asked: 0 };

/** Earlier news, without those of a field that there is newer news of. */
const beside = <T extends { readonly field: string }>(earlier: readonly T[], newer: readonly T[]): T[] => [
  ...earlier.filter(({ field }) => !newer.some((each) => each.field === field)),
  ...newer,
];

/** A long text stands whole in its field. */
const clip = (text: string): string => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text);

const isMissing = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.body?.code === 'not_found';

/**
 * A form over a stored thing that other windows may change meanwhile: which state the form rests on, and what happens
 * when there is another. An untouched form follows; one with changes keeps them, takes over what else was saved, and
 * tells both. Nothing is sent by itself.
 */
export const useEdited = <Stored extends { readonly etag: string }, Values extends FieldValues, Out>({
  form,
  current,
  toValues,
  words,
  isSaving,
  rowId,
}: EditedOptions<Stored, Values, Out>) => {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(current);
  const [news, setNews] = useState(NO_NEWS);
  const { isDirty } = form.formState;
  useEffect(() => (isDirty && rowId ? holdRow(rowId) : undefined), [isDirty, rowId]);

  const rest = (stored: Stored): void => {
    form.reset(toValues(stored));
    setBase(stored);
    setNews(NO_NEWS);
  };

  const put = (field: string, value: unknown): void =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });

  /** Brings what was typed onto the state that another place saved. */
  const meet = (theirs: Stored, asked: number): void => {
    if (!base) return;
    const values = toValues(theirs);
    const merged = mergeEdits(toValues(base), form.getValues(), values);
    form.reset(values);
    for (const [field, value] of Object.entries(merged.values))
      if (!isSameValue(value, values[field])) put(field, value);
    setBase(theirs);
    const clashes = merged.clashes.map((clash) => ({ ...clash, isTheirs: false }));
    setNews((earlier) => ({
      isGone: false,
      takenOver: beside(earlier.takenOver, merged.takenOver),
      choices: beside(earlier.choices, clashes),
      asked: earlier.asked + asked,
    }));
  };

  const heard = useRef(current?.etag);
  const follow = useEffectEvent((etag: string | undefined): void => {
    if (etag === heard.current) return;
    heard.current = etag;
    if (!current || etag === base?.etag) return;
    if (isDirty) meet(current, 0);
    else rest(current);
  });
  // Only what this window hears anew: after a refusal `base` is younger than what it knows.
  const known = current?.etag;
  useEffect(() => {
    if (!isSaving) follow(known);
  }, [known, isSaving]);

  const show = (field: string, value: unknown): string => {
    const inWords = words.show?.[field]?.(value as Values[string]);
    if (inWords) return inWords;
    if (typeof value === 'number' && Number.isFinite(value)) return formatNumber(value, 2);
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (Array.isArray(value) && value.length > 0) return value.join(', ');
    return typeof value === 'string' && value !== '' ? clip(value) : messages.nothing;
  };
  const nameOf = (field: string): string => (words.labels[field] ?? field).replace(/ \(opcional\)$/, '');
  const tellTakenOver = ({ field, before, now }: TakenOver): string => {
    const label = nameOf(field);
    if (!isChoices(before) || !isChoices(now)) return messages.changed(label, show(field, before), show(field, now));
    const named = (entries: readonly string[]) => entries.map((entry) => show(field, [entry]));
    return messages.list(label, named(entriesBeyond(now, before)), named(entriesBeyond(before, now)));
  };
  const isNews = news.isGone || news.takenOver.length > 0 || news.choices.length > 0 || news.asked > 0;
  const elsewhere: Elsewhere | null = isNews
    ? {
        isGone: news.isGone,
        asked: news.asked,
        lines: news.takenOver.map(tellTakenOver),
        choices: news.choices.map(({ field, mine, theirs, isTheirs }) => ({
          field,
          label: nameOf(field),
          mine: show(field, mine),
          theirs: show(field, theirs),
          isTheirs,
        })),
        onChoose: (field, isTheirs) => {
          const choice = news.choices.find((each) => each.field === field);
          if (!choice) return;
          put(field, isTheirs ? choice.theirs : choice.mine);
          setNews({ ...news, choices: beside(news.choices, [{ ...choice, isTheirs }]) });
        },
      }
    : null;

  return {
    /** What the form rests on: the values before the changes, and the etag to send with them. */
    base,
    etag: base?.etag ?? '',
    elsewhere,
    /** Begins anew from a stored state: when the form is opened, and when it was saved. */
    rest,
    /** Whether a write failed because of what happened elsewhere; then the form has it, and the notice tells. */
    readRefusal: (error: unknown): boolean => {
      if (isStale(error)) meet(error.body?.current as Stored, 1);
      else if (isMissing(error)) setNews((earlier) => ({ ...earlier, isGone: true, asked: earlier.asked + 1 }));
      else return false;
      void queryClient.invalidateQueries();
      return true;
    },
  };
};
