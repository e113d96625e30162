/** Posts `content` and asks for a stream. */
export const postForStream = (url: string, headers: Record<string, string>, content: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(content),
  });

/** Milliseconds since `begun` (`performance.now()`) until `isThere`; reads the rest, too. Throws where it never is. */
export const readUntil = async (
  { body }: Response,
  isThere: (text: string) => boolean,
  begun: number,
): Promise<number> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) throw new Error(`the stream ended before the sentence: ${text}`);
    text += value;
    if (!isThere(text)) continue;
    const duration = performance.now() - begun;
    while (!(await reader?.read())?.done);
    return duration;
  }
};

/** What was said so far, of either protocol. */
export const saidIn = (text: string): string =>
  [...text.matchAll(/"(?:content|text)":"([^"]*)"/g)].map(([, part = '']) => part).join('');
