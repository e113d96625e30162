/** Why a language model gave no usable answer. */
export type ModelFailureKind =
  /** Nothing, or not everything, within the time limit. */
  | 'time'
  /** Refused, reset, cut off, or redirected. */
  | 'connection'
  /** An HTTP status that is no success. */
  | 'status'
  /** Not the protocol: HTML, broken JSON, invalid UTF-8, nothing at all. */
  | 'garbage'
  | 'too_big'
  /** The protocol, but not the answer that was asked for. */
  | 'off_schema'
  /** The asker left. */
  | 'aborted'
  /** Left alone after several failures. */
  | 'paused'
  /** Too many others are being answered. */
  | 'busy';

/** What an endpoint said with a status that is no success. */
export interface Refusal {
  readonly status: number;
  /** What it asked to wait, milliseconds. */
  readonly retryAfterMs: number | null;
  /** It wants the limit of tokens under its newer name, and no temperature. */
  readonly wantsNewLimits: boolean;
  /** It takes no tools. */
  readonly refusesTools: boolean;
}

/**
 * The only error of the language model's transport. It has no cause and no text of anybody: a library's error would
 * carry the whole request along.
 */
export class ModelFailureError extends Error {
  readonly kind: ModelFailureKind;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  readonly refusal: Refusal | null;

  constructor(kind: ModelFailureKind, refusal: Refusal | null = null) {
    super(`The language model failed: ${refusal ? `HTTP ${refusal.status}` : kind}`);
    this.kind = kind;
    this.status = refusal?.status ?? null;
    this.refusal = refusal;
  }
}

const faults: readonly ModelFailureKind[] = ['time', 'connection', 'status', 'garbage', 'too_big'];

/** Whether the endpoint is to blame: only then it may be left alone for a while. */
export const isFaultOfEndpoint = ({ kind }: ModelFailureError): boolean => faults.includes(kind);

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Whether the same question may be sent once more: the connection broke, or the endpoint said 429 or 5xx. */
export const mayTryAgain = ({ kind, status }: ModelFailureError): boolean =>
  kind === 'connection' || status === TOO_MANY_REQUESTS || (status ?? 0) >= SERVER_ERROR;
