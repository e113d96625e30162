import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Read as a file: as a module it would go through Tailwind.
const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const readBlock = (start: string): Map<string, string> => {
  const from = css.indexOf(start) + start.length;
  const block = css.slice(from, css.indexOf('}', from));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};

const light = readBlock(':root {');
const dark = new Map([...light, ...readBlock(':root.dark {')]);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (palette: Map<string, string>, front: string, back: string): number => {
  const [high = 0, low = 0] = [front, back]
    .map((name) => luminance(palette.get(`--${name}`) ?? ''))
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

test('the dark palette is the same under the system’s wish and under the class', () => {
  expect([...readBlock(':root:not(.light) {')]).toEqual([...readBlock(':root.dark {')]);
});

const textPairs = [
  ['foreground', 'background'],
  ['foreground', 'card'],
  ['foreground', 'sand'],
  ['muted-foreground', 'card'],
  ['muted-foreground', 'sunken'],
  ['muted-foreground', 'background'],
  ['primary-foreground', 'primary'],
  ['primary', 'card'],
  ['primary', 'background'],
  ['primary-soft-foreground', 'primary-soft'],
  ['deep-foreground', 'deep'],
  ['deep-muted', 'deep'],
  ['accent-strong', 'card'],
  ['accent-strong', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['destructive', 'destructive-soft'],
  ['destructive-foreground', 'destructive'],
  ['info', 'info-soft'],
] as const;

// WCAG 2.2, 1.4.3 (text) and 1.4.11 (marks and outlines of controls).
test.each(textPairs)('%s on %s can be read, light and dark', (front, back) => {
  expect(contrast(light, front, back)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, front, back)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['input', 'card'],
  ['input', 'background'],
  ['ring', 'background'],
  ['ring', 'card'],
  ['ring', 'sunken'],
  ['ring', 'sand'],
  ['ring', 'primary-soft'],
  ['deep-foreground', 'deep-band'],
  ['accent', 'card'],
  ['accent', 'deep'],
] as const)('%s on %s can be seen, light and dark', (front, back) => {
  expect(contrast(light, front, back)).toBeGreaterThanOrEqual(3);
  expect(contrast(dark, front, back)).toBeGreaterThanOrEqual(3);
});
