import { describe, expect, it } from 'vitest';
import { readFixture, refusalOf } from '../testing/read-fixture.ts';
import { decodeText as openText } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : [...part])));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

const decodeText = async (file: Uint8Array) => {
  const decoded = await openText(file);
  return decoded && [...decoded.pieces()].join('');
};

const text = 'Número de série,Glicose\r\n1,2';

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['a mark', bytes([0xef, 0xbb, 0xbf], text)],
    ['two marks', utf8(`\uFEFF\uFEFF${text}`)],
    ['a mark that was encoded twice', utf8(`ï»¿${text}`)],
    ['part of a mark', bytes([0xef, 0xbb], text)],
    ['the end of a mark', bytes([0xbf], text)],
    ['UTF-16 from Windows', utf16(text)],
    ['UTF-16, high byte first', utf16(text).map((_, index, all) => all[index ^ 1] ?? 0)],
    ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('reads %s', async (_name, file) => {
    expect(await decodeText(file)).toBe(text);
  });

  it('reads the euro sign and quotes of Windows', async () => {
    expect(await decodeText(Uint8Array.of(0x80, 0x93, 0xe7, 0x94))).toBe('€“ç”');
  });

  it('takes nothing for text that has a zero byte', async () => {
    expect(await decodeText(bytes('time,gl\n', [0], '2025-04-22 10:00,112'))).toBeNull();
  });

  it('decodes letters that lie on the border of two turns', async () => {
    const long = `${'a'.repeat(48 * 1024 - 1)}é${'b'.repeat(10)}`;
    expect(await decodeText(utf8(long))).toBe(long);
  });
});

const header = '"Device","Serial Number","Device Timestamp","Record Type","Historic Glucose mg/dL"';
const row = 'Libre,"A1",2025-04-22 10:00,0,"112"';

describe('a file with a mark in an odd place', () => {
  it.each([
    ['before the header below a title', `Glucose Data,x\n\uFEFF${header}\n${row}`],
    ['inside the first quotes', `${header.replace('"D', '"\uFEFFD')}\n${row}`],
    ['twice encoded, before quotes', `ï»¿${header}\n${row}`],
  ])('%s', async (_name, file) => {
    expect((await readFixture(file)).readings.map(({ value, line }) => [value, line])).toEqual([
      [112, file.split('\n').length],
    ]);
  });

  it('in any line ends, and with lines in quotes', async () => {
    const lines = ['time,note,gl', '2025-04-22 10:00,"a", 112', '2025-04-22 10:05,b,x'];
    for (const eol of ['\n', '\r\n', '\r'])
      expect((await readFixture(lines.join(eol))).errors).toEqual([
        { line: 3, reason: 'valor que não conseguimos ler: x' },
      ]);
  });

  it('refuses a quote that was lost long ago, and a row without end', async () => {
    expect(await refusalOf('time,gl\n"2025-04-22 10:00,112\n2025-04-22 10:05,1')).toMatchObject({
      code: 'file_damaged',
    });
    expect(await refusalOf(`time,gl\n${'1,'.repeat(100_000)}`)).toMatchObject({ code: 'file_damaged' });
  });
});
