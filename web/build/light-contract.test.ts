import { expect, it } from 'vitest';
import { lightenContract } from './light-contract.ts';

it('leaves of an endpoint what a caller needs', () => {
  const code = [
    'import { z } from "zod";',
    'const shape = z.object({ a: z.string() }).partial();',
    'export const save = defineEndpoint({',
    '  name: "x.save", method: "POST", path: "/api/x/:id", summary: "Saves.", access: "user",',
    '  params: idParams, body: shape, reply: z.array(shape), guards: shape, chunk: shape, status: 201,',
    '});',
    'export const limit = 7;',
    'export const rule = (a) => z.string().parse(a);',
  ].join('\n');
  expect(lightenContract(code).split('\n')).toEqual([
    'import { z } from "zod";',
    'const shape = /* @__PURE__ */ (() => z.object({ a: z.string() }).partial())();',
    'export const save = ({ name: "x.save", method: "POST", path: "/api/x/:id", access: "user", status: 201 });',
    'export const limit = 7;',
    'export const rule = (a) => z.string().parse(a);',
  ]);
});
