import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { type Plugin, parseAst } from 'vite';

/** What only the server and the API page read of an endpoint. */
const serverParts: ReadonlySet<string> = new Set<keyof Endpoint>([
  'summary',
  'params',
  'query',
  'body',
  'reply',
  'readBack',
  'guards',
  'chunk',
]);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Program = ReturnType<typeof parseAst>;
type Declarator = Extract<Program['body'][number], { type: 'VariableDeclaration' }>['declarations'][number];

/** The module's own constants that are made by a call. */
const calledConstants = (program: Program) =>
  program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap(({ declarations }: { declarations: Declarator[] }) => declarations)
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));

/**
 * The source of a contract module as the browser needs it: endpoints without their schemas, and every constant that
 * is made by a call marked as droppable, so that a schema is in the bundle only where a form uses it.
 */
export const lightenContract = (code: string): string => {
  const edits: Edit[] = [];
  for (const call of calledConstants(parseAst(code))) {
    const [value] = call.arguments;
    const isEndpoint = call.callee.type === 'Identifier' && call.callee.name === 'defineEndpoint';
    if (isEndpoint && value?.type === 'ObjectExpression') {
      const kept = value.properties.filter(
        (part) => part.type !== 'Property' || part.key.type !== 'Identifier' || !serverParts.has(part.key.name),
      );
      const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
      edits.push({ start: call.start, end: call.end, text: `({ ${text} })` });
    } else {
      const text = `/* @__PURE__ */ (() => ${code.slice(call.start, call.end)})()`;
      edits.push({ start: call.start, end: call.end, text });
    }
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
};

/** Keeps Zod and the schemas out of the pages that have no form: the browser never checks what the server answers. */
export const lightContract = (): Plugin => ({
  name: 'vida-light-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/src\/[^?]+\.ts$/ },
    handler: (code) => ({ code: lightenContract(code), map: null, moduleSideEffects: false }),
  },
});
