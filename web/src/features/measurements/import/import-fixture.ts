import type { ImportResult, MetricImport } from '@vida/contract/measurements/import-schemas.ts';

/** A preview as the server answers it. */
export const anImportResult = (change: Partial<ImportResult> = {}): ImportResult => ({
  format: 'libreview',
  importId: null,
  imported: 1284,
  duplicates: 36,
  skipped: 5,
  errors: [{ line: 418, reason: 'valor 1120 mg/dL fora do possível' }],
  errorCount: 1,
  readings: 1284,
  readingTypes: [{ metricType: 'glucose', count: 1284 }],
  treatments: 0,
  from: '2026-11-07T03:04:00.000Z',
  to: '2026-11-20T03:04:00.000Z',
  unit: 'mg/dL',
  dateOrder: 'dmy',
  samples: [{ line: 3, measuredAt: '2026-11-07T03:04:00.000Z', kind: 'sensor', value: 126, rangeFlag: null }],
  ...change,
});

/** The `number`th finished import of the list. */
export const aMetricImport = (number: number): MetricImport => ({
  id: `0190b1c0-0000-7000-8000-${String(number).padStart(12, '0')}`,
  format: 'libreview',
  fileName: `arquivo-${number}.csv`,
  createdAt: '2026-11-20T12:00:00.000Z',
  imported: 1284,
  duplicates: 0,
  skipped: 0,
  errorCount: 0,
  from: '2026-11-07T03:04:00.000Z',
  to: '2026-11-20T03:04:00.000Z',
});

interface Upload {
  readonly url: URL;
  readonly headers: Record<string, string>;
  /** Tells how much of the file has left, 0 to 1. */
  progress: (share: number) => void;
  reply: (status: number, body: unknown) => void;
  wasAborted: boolean;
}

/** Stands in for the browser's uploads: jsdom sends no files. Each upload waits in `uploads` for its reply. */
export const stubUploads = () => {
  const uploads: Upload[] = [];
  class UploadStub {
    status = 0;
    statusText = '';
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    #url = new URL('http://localhost');
    readonly #headers: Record<string, string> = {};
    #sent: Upload | undefined;

    open(_method: string, url: string): void {
      this.#url = new URL(url, 'http://localhost');
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      if (this.#sent) this.#sent.wasAborted = true;
      this.onabort?.();
    }
    send(): void {
      this.#sent = {
        url: this.#url,
        headers: this.#headers,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        reply: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload?.();
        },
        wasAborted: false,
      };
      uploads.push(this.#sent);
    }
  }
  return { UploadStub, uploads };
};
