import type { Endpoint, EndpointChunk, EndpointReply } from '@vida/contract/core/endpoint.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type CallArguments, openStream } from './api-client.ts';
import { NetworkError } from './api-errors.ts';
import { knownRevision } from './known-revision.ts';
import { session } from './session.ts';

/** What travels: bits, and at the end the whole. */
type StreamEvent<E extends Endpoint> =
  | { readonly chunk: EndpointChunk<E> }
  | { readonly reply: EndpointReply<E>; readonly revision: number | null };

/**
 * Calls an endpoint whose reply is made bit by bit: `onChunk` hears each bit, the whole is answered. Throws as
 * `callApi` does, and NetworkError when the connection ends before the whole came.
 */
export const streamApi = async <const E extends Endpoint>(
  endpoint: E,
  onChunk: (chunk: EndpointChunk<E>) => void,
  ...rest: CallArguments<E>
): Promise<EndpointReply<E>> => {
  const personId = session.get()?.user.id;
  const body = await openStream(endpoint, ...rest);
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { value, done } = await reader.read().catch((error: unknown) => {
      throw new NetworkError(error);
    });
    if (done) throw new NetworkError('the stream ended before the reply');
    const event: StreamEvent<E> = JSON.parse(value.data);
    if ('chunk' in event) onChunk(event.chunk);
    else {
      if (personId !== undefined && event.revision !== null) knownRevision.noteWrite(personId, event.revision);
      return event.reply;
    }
  }
};
