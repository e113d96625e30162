import { describe, expect, it } from 'vitest';
import { previewOf } from './preview-of.ts';

describe('the preview', () => {
  it('is the whole text up to 150 characters', () => {
    expect(previewOf('a'.repeat(150))).toBe('a'.repeat(150));
  });

  it('ends after 150 characters with an ellipsis', () => {
    expect(previewOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
    expect(previewOf(`${'a'.repeat(149)} bcd`)).toBe(`${'a'.repeat(149)}…`);
  });

  it('stands on one line', () => {
    expect(previewOf('  Oi,\n\ngente\tboa ')).toBe('Oi, gente boa');
  });

  it('never cuts a character in two', () => {
    expect(previewOf('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}…`);
    expect(previewOf(`${'a'.repeat(149)}👩‍👧 oi`)).toBe(`${'a'.repeat(149)}👩‍👧…`);
  });
});
