import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/read-fixture.ts';
import { isJson, parseRecords as openRecords } from './parse-records.ts';

const parseRecords = async (text: string) => [
  ...(await openRecords({ head: text, pieces: () => [text.slice(0, 5), text.slice(5)] })),
];
const values = async (text: string) => (await parseRecords(text)).map(({ value }) => value);

describe('parseRecords', () => {
  it('knows the line that each record begins on', async () => {
    const text = '\n[\n  {"a": "}{\\"][",\r\n   "b": [1, {"c": 2}]},\n\n  {"a": 2}\r  ,{"a": 3}]\n';
    expect(await parseRecords(text)).toEqual([
      { line: 3, record: null, value: { a: '}{"][', b: [1, { c: 2 }] } },
      { line: 6, record: null, value: { a: 2 } },
      { line: 7, record: null, value: { a: 3 } },
    ]);
    expect((await parseRecords('[1,\n2]')).map(({ record }) => record)).toEqual([null, null]);
    expect((await parseRecords('[1,2]')).map(({ record }) => record)).toEqual([1, 2]);
  });

  it('finds the list in an answer of v3, else takes the object', async () => {
    expect(await values('{"status":200,"result":[{"a":1},{"a":2}],"more":{"result":[3]}}')).toEqual([
      { a: 1 },
      { a: 2 },
    ]);
    expect(await values('{"a":{"result":[3]},"result":5}')).toEqual([{ a: { result: [3] }, result: 5 }]);
    expect(await values('{}')).toEqual([{}]);
    expect(await values('{"result":[]}')).toEqual([]);
  });

  it.each([
    '[',
    '[1',
    '[1,',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[1}',
    '[1]]',
    '[1],',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,}',
    '{a:1}',
    '[{"a":1]',
    '[{"a":01}]',
    "['a']",
    '["a',
    '[tru]',
    '[{"a":"\n"}]',
    '{"result":[1}',
    '[NaN]',
  ])('refuses the damaged %s', async (text) => {
    const refusal = await refusalOf(text);
    expect(refusal).toMatchObject({ status: 400, code: 'file_damaged' });
    expect(refusal?.userMessage).toMatch(/danificado ou incompleto perto da linha [12]\./);
  });

  it('bears bombs: deep, long, many', async () => {
    const deep = 2_000_000;
    expect(await refusalOf('['.repeat(deep))).toMatchObject({ code: 'file_damaged' });
    expect(await refusalOf(`[${'['.repeat(deep)}${']'.repeat(deep)}]`)).toMatchObject({
      code: 'file_unknown',
    });
    expect(await refusalOf(`["${'a'.repeat(5_000_000)}"]`)).toMatchObject({ code: 'file_damaged' });
    expect(await refusalOf(`[${' '.repeat(5_000_000)}]`)).toMatchObject({ code: 'file_damaged' });
    expect(await refusalOf(`["${'a'.repeat(40_000)}"]`)).toMatchObject({ code: 'file_unknown' });
    expect(await refusalOf(`{"a":"${'a'.repeat(5_000_000)}`)).toMatchObject({ code: 'file_damaged' });
    expect(await refusalOf(`[${'0,'.repeat(600_000)}0]`)).toMatchObject({ code: 'file_too_long' });
  });

  it('reads what JSON.stringify writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 20 }), fc.nat(3), async (list, space) => {
        const text = JSON.stringify(list, null, space);
        expect(isJson(text)).toBe(true);
        expect(JSON.stringify(await values(text))).toBe(JSON.stringify(list));
      }),
      { numRuns: 100 },
    );
  });
});
