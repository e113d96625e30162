import type { Endpoint, EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import { REVISION_HEADER } from '@vida/contract/core/headers.ts';
import { type CallOptions, headersOf, noteRevision, refuse, urlOf } from './api-client.ts';
import { NetworkError } from './api-errors.ts';
import { session } from './session.ts';

type UploadInput<E extends Endpoint> = Omit<EndpointInput<E>, 'body'> & { body: Blob; contentType: string };

/**
 * Sends a file as it is to an endpoint with a raw body. `onProgress` hears the share sent, 0 to 1. XHR, because
 * fetch does not tell how much of a body has left. Throws as `callApi` does; an abort rejects with the signal's reason.
 */
export const uploadRaw = <const E extends Endpoint>(
  endpoint: E,
  { body, contentType, ...place }: UploadInput<E>,
  onProgress: (share: number) => void,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<EndpointReply<E>> =>
  new Promise((resolve, reject) => {
    const { token, user } = session.get() ?? {};
    const request = new XMLHttpRequest();
    request.open(endpoint.method, urlOf(endpoint, place));
    const headers = { ...headersOf(endpoint, token, idempotencyKey), 'Content-Type': contentType };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(refuse(endpoint, token, status, statusText, responseText));
      noteRevision(endpoint, user?.id, request.getResponseHeader(REVISION_HEADER));
      try {
        resolve(JSON.parse(responseText));
      } catch (error) {
        reject(new NetworkError(error));
      }
    };
    request.onerror = () => reject(new NetworkError('upload failed'));
    request.onabort = () => reject(signal?.reason ?? new NetworkError('upload aborted'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
