import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  DATE_ORDER_AMBIGUOUS,
  type DateOrder,
  type ImportResult,
  MAX_IMPORT_BYTES,
  UNIT_AMBIGUOUS,
} from '@vida/contract/measurements/import-schemas.ts';
import { importHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, describeFailure } from '../../../lib/api-errors.ts';
import { useRefresh } from '../../../lib/api-query.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { uploadRaw } from '../../../lib/upload-raw.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { metricsKey } from '../measurements-queries.ts';
import { type AmbiguousDate, findAmbiguousDate } from './find-ambiguous-date.ts';
import { importMessages as messages } from './import-messages.ts';

/** What the person said about the file, because the file does not. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  readonly unit?: GlucoseUnit;
}

/** What the file leaves open; `example` is one of its own dates. */
export type ImportQuestionAbout =
  | { readonly about: 'unit' }
  | { readonly about: 'dateOrder'; readonly example: AmbiguousDate | null };

/** Where the import stands. `share` is how much of the file was sent, 0 to 1; at 1 the server is at work. */
export type ImportStep =
  | { readonly name: 'choose'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly share: number }
  | ({ readonly name: 'ask' } & ImportQuestionAbout)
  | { readonly name: 'check'; readonly result: ImportResult; readonly problem: string | null }
  | { readonly name: 'storing'; readonly share: number; readonly result: ImportResult };

const START: ImportStep = { name: 'choose', problem: null };

/** A file on its way in. Storing it again after a failure is the same submit, so that it is never stored twice. */
interface Chosen {
  readonly file: File;
  readonly answers: Answers;
  readonly storeKey: string;
}

const questionOf = async (error: unknown, file: File): Promise<ImportQuestionAbout | null> => {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === UNIT_AMBIGUOUS) return { about: 'unit' };
  if (code !== DATE_ORDER_AMBIGUOUS) return null;
  return { about: 'dateOrder', example: await findAmbiguousDate(file) };
};

interface ImportEvents {
  readonly onStored: (result: ImportResult) => void;
  readonly onClose: () => void;
}

/** Whether the server has the whole file: from then on nobody can call it back. */
const isWithServer = (step: ImportStep): boolean => step.name === 'storing' && step.share === 1;

/**
 * One file on its way in: sent for a preview, asked about where it is unclear, then stored. Closing the dialog ends
 * what can still be ended; a file that is being stored is stored all the same, and told when it is.
 */
export const useFileImport = ({ onStored, onClose }: ImportEvents) => {
  const { timeZone } = useUser();
  const refresh = useRefresh(metricsKey).onSuccess;
  const [step, setStep] = useState<ImportStep>(START);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(step.name !== 'choose', false);

  const isMounted = useIsMounted();
  const stop = useEffectEvent(() => {
    if (isWithServer(step)) return;
    running.current?.abort();
    if (step.name === 'storing') refresh();
  });
  useEffect(() => () => stop(), []);

  /** What the server answers; null where the file was called back meanwhile. */
  const upload = async (
    { file, answers, storeKey }: Chosen,
    isPreview: boolean,
    onShare: (share: number) => void,
  ): Promise<ImportResult | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const fileName = file.name.slice(0, 255);
    const query = { ...answers, preview: isPreview ? 'true' : 'false', timeZone, fileName } as const;
    const input = { query, body: file, contentType: 'application/octet-stream' } as const;
    const showShare = (share: number): void => {
      if (!signal.aborted) onShare(share);
    };
    showShare(0);
    try {
      return await uploadRaw(importHealthMetrics, input, showShare, {
        signal,
        ...(!isPreview && { idempotencyKey: storeKey }),
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };

  const preview = async (next: Chosen): Promise<void> => {
    setChosen(next);
    try {
      const result = await upload(next, true, (share) => setStep({ name: 'reading', share }));
      if (result) setStep({ name: 'check', result, problem: null });
    } catch (error) {
      const question = await questionOf(error, next.file);
      const problem = describeFailure(error, messages.failed);
      setStep(question ? { name: 'ask', ...question } : { name: 'choose', problem });
    }
  };

  const store = async (from: Chosen, result: ImportResult): Promise<void> => {
    try {
      const stored = await upload(from, false, (share) => setStep({ name: 'storing', share, result }));
      if (!stored) return;
      refresh();
      if (isMounted()) onClose();
      onStored(stored);
    } catch (error) {
      if (isMounted()) setStep({ name: 'check', result, problem: describeFailure(error, messages.failed) });
      else tellFailure(error, messages.failed);
    }
  };

  return {
    step,
    canCancel: !isWithServer(step),
    file: chosen?.file ?? null,
    choose: (file: File): void => {
      if (file.size > MAX_IMPORT_BYTES) setStep({ name: 'choose', problem: messages.tooLarge });
      else void preview({ file, answers: {}, storeKey: newIdempotencyKey() });
    },
    refuse: (problem: string): void => setStep({ name: 'choose', problem }),
    answer: (said: Answers): void => {
      if (chosen) void preview({ ...chosen, answers: { ...chosen.answers, ...said }, storeKey: newIdempotencyKey() });
    },
    store: (): void => {
      if (step.name === 'check' && chosen) void store(chosen, step.result);
    },
    cancel: (): void => {
      running.current?.abort();
      if (step.name === 'storing') refresh();
      setStep({ name: 'choose', problem: step.name === 'storing' ? messages.stopped : null });
    },
  };
};

export type FileImport = ReturnType<typeof useFileImport>;
