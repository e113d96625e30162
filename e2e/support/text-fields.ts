import { endpoints } from '@vida/contract/endpoints.ts';

/** A place of the wire that takes any words: 'POST /api/sleep-records notes', in a list 'tags.0'. */
export interface TextField {
  readonly method: string;
  readonly path: string;
  /** Where in the body, or in the query. */
  readonly at: readonly (string | number)[];
  readonly isQuery: boolean;
  readonly isAdministrators: boolean;
}

type Schema = NonNullable<(typeof endpoints)[number]['body' | 'query']>;

/** What of a JSON schema is looked at. */
interface JsonSchema {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}

type Place = TextField['at'];

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const isFreeText = ({ type, enum: choices, const: only, format, pattern }: JsonSchema): boolean =>
  [type].flat().includes('string') && !choices && only === undefined && !format && !pattern;

/** Where a schema takes strings that are neither a choice nor of a fixed shape. */
const textsIn = (schema: JsonSchema, at: Place): Place[] => {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const properties = Object.entries(schema.properties ?? {});
  return [
    ...(isFreeText(schema) ? [at] : []),
    ...branches.filter(isSchema).flatMap((branch) => textsIn(branch, at)),
    ...(isSchema(schema.items) ? textsIn(schema.items, [...at, 0]) : []),
    ...properties.flatMap(([name, value]) => (isSchema(value) ? textsIn(value, [...at, name]) : [])),
  ];
};

const distinct = (places: Place[]): Place[] => [...new Map(places.map((place) => [place.join('.'), place])).values()];

const findPlaces = (schema: Schema | undefined): Place[] =>
  schema ? distinct(textsIn(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }), [])) : [];

/** Every such place, from the contract itself. */
export const findTextFields = (): TextField[] =>
  endpoints.flatMap(({ method, path, access, body, query }) => {
    const shared = { method, path, isAdministrators: access === 'admin' };
    return [
      ...findPlaces(body).map((at) => ({ ...shared, at, isQuery: false })),
      ...findPlaces(query).map((at) => ({ ...shared, at, isQuery: true })),
    ];
  });

export const nameOf = ({ method, path, at }: TextField): string => `${method} ${path} ${at.join('.')}`;
