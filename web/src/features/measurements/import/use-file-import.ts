import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  DATE_ORDER_AMBIGUOUS,
  type DateOrder,
  type ImportResult,
  MAX_IMPORT_BYTES,
  UNIT_AMBIGUOUS,
} from '@vida/contract/measurements/import-schemas.ts';
import { importHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, describeFailure } from '../../../lib/api-errors.ts';
import { useUser } from '../../../lib/session.ts';
import { uploadRaw } from '../../../lib/upload-raw.ts';
import { useRefreshMetrics } from '../measurements-queries.ts';
import { importMessages as messages } from './import-messages.ts';

/** What the person said about the file, because the file does not. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  readonly unit?: GlucoseUnit;
}

/** Where the import stands. `share` is how much of the file was sent, 0 to 1. */
export type ImportStep =
  | { readonly name: 'choose'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly share: number }
  | { readonly name: 'storing'; readonly share: number }
  | { readonly name: 'ask'; readonly about: 'dateOrder' | 'unit' }
  | { readonly name: 'check'; readonly result: ImportResult };

const questions: Readonly<Record<string, 'dateOrder' | 'unit'>> = {
  [DATE_ORDER_AMBIGUOUS]: 'dateOrder',
  [UNIT_AMBIGUOUS]: 'unit',
};

/** One file on its way in: sent for a preview, asked about where it is unclear, then stored. */
export const useFileImport = (onStored: (result: ImportResult) => void) => {
  const { timeZone } = useUser();
  const refresh = useRefreshMetrics();
  const [step, setStep] = useState<ImportStep>({ name: 'choose', problem: null });
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown): void => {
    const about = error instanceof ApiError ? questions[error.body?.code ?? ''] : undefined;
    if (about) setStep({ name: 'ask', about });
    else setStep({ name: 'choose', problem: describeFailure(error, messages.failed) });
  };

  const send = async (sent: File, said: Answers, isPreview: boolean): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const showShare = (share: number) =>
      setStep(isPreview ? { name: 'reading', share } : { name: 'storing', share });
    showShare(0);
    try {
      const result = await uploadRaw(
        importHealthMetrics,
        {
          query: {
            ...said,
            preview: isPreview ? 'true' : 'false',
            timeZone,
            fileName: sent.name.slice(0, 255),
          },
          body: sent,
          contentType: 'application/octet-stream',
        },
        showShare,
        { signal: controller.signal },
      );
      if (isPreview) setStep({ name: 'check', result });
      else {
        refresh();
        onStored(result);
      }
    } catch (error) {
      if (!controller.signal.aborted) fail(error);
    }
  };

  return {
    step,
    file,
    answers,
    choose: (chosen: File): void => {
      setFile(chosen);
      setAnswers({});
      if (chosen.size > MAX_IMPORT_BYTES) setStep({ name: 'choose', problem: messages.tooLarge });
      else void send(chosen, {}, true);
    },
    answer: (said: Answers): void => {
      const all = { ...answers, ...said };
      setAnswers(all);
      if (file) void send(file, all, true);
    },
    store: (): void => {
      if (file) void send(file, answers, false);
    },
    startOver: (): void => {
      running.current?.abort();
      setFile(null);
      setStep({ name: 'choose', problem: null });
    },
  };
};

export type FileImport = ReturnType<typeof useFileImport>;
