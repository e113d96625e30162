import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { httpMessages } from './http-messages.ts';

const malformed = (cause: unknown) =>
  new AppError({
    status: 400,
    code: 'malformed_body',
    userMessage: httpMessages.malformed,
    cause,
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON in strict UTF-8 (Fastify's own parser would silently store U+FFFD for bad bytes), and raw bytes for files.
 * Everything else, `text/plain` and forms included, is a 415.
 */
export const registerBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    try {
      return parseJson(request, utf8.decode(bytes as Buffer), (error, body) =>
        done(error ? malformed(error) : null, body),
      );
    } catch (error) {
      return done(malformed(error));
    }
  });

  app.addContentTypeParser(['text/csv', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
};
