import autocannon from 'autocannon';

export interface LoadOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** The exact body every answer must have: errors must not count as speed. */
  readonly expectBody: string;
}

/** Requests answered per second with 32 connections. Throws when any answer was not the expected one. */
export const requestsPerSecond = async ({ url, headers, seconds, expectBody }: LoadOptions): Promise<number> => {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    expectBody,
    ...(headers && { headers }),
  });
  const wrong = result.non2xx + result.errors + result.mismatches;
  if (wrong > 0) throw new Error(`${wrong} answers of ${url} were wrong`);
  return result.requests.average;
};
