import { type Endpoint, isWrite } from '@vida/contract/core/endpoint.ts';
import { errorBodySchema } from '@vida/contract/core/error-body.ts';
import { ETAG_FIELD, STALE_CODE } from '@vida/contract/core/etags.ts';
import { IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  });
  return json;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  const json = schema && toSchema(schema, 'input');
  const required = new Set((json?.required ?? []) as string[]);
  return Object.entries((json?.properties ?? {}) as Record<string, JsonSchema>).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: parameter,
  }));
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const headersOf = (endpoint: Endpoint) => [
  ...(endpoint.access === 'public' ? [] : [header(TIME_ZONE_HEADER, "The browser's IANA time zone.")]),
  ...(isWrite(endpoint) && endpoint.access !== 'public'
    ? [header(IDEMPOTENCY_KEY_HEADER, 'The same key and body replay the first reply, for 24 hours.')]
    : []),
];

const seenDescription =
  'Of the state that was read. A write without it replaces whatever ' +
  'is there; a page (a request with `Origin`) without it is a 428.';

/** The body, with the etag of the state that was read in it. */
const withSeen = ({ properties, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    ...(properties as JsonSchema),
    [ETAG_FIELD]: { type: ['string', 'null'], description: seenDescription },
  },
});

/** What a write answers where the thing is no longer as it was read. */
const conflictOf = (guards: z.ZodObject) => ({
  409: {
    description:
      `\`${STALE_CODE}\`: saved elsewhere since it was read; ` +
      `\`current\` is how it stands. Other codes than \`${STALE_CODE}\` have none.`,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { current: toSchema(guards, 'output') } },
          ],
        },
      },
    },
  },
});

const requestBodyOf = ({ body, rawBody, guards }: Endpoint) => {
  if (rawBody) {
    const content = rawBody.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { required: true, content: Object.fromEntries(content) };
  }
  return (
    body && {
      required: true,
      content: {
        'application/json': { schema: guards ? withSeen(toSchema(body, 'input')) : toSchema(body, 'input') },
      },
    }
  );
};

const operationOf = (endpoint: Endpoint) => {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: {
          'application/json': { schema: toSchema(endpoint.reply, 'output') },
        },
      },
      ...(endpoint.guards && conflictOf(endpoint.guards)),
      default: {
        description: 'Refusal; `message` is Portuguese and may be shown.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
          },
        },
      },
    },
  };
};

/** The OpenAPI 3.1 document of the contract. */
export const createOpenApiDocument = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vida',
      version: '1',
      description: 'The API between the Vida server and its clients.',
    },
    paths,
    components: {
      schemas: { Error: toSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
};
