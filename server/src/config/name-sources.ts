import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

const inBundle = /([^\s()]+[\\/]server[\\/]dist[\\/][\w-]+\.cjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

const readMap = (file: string): SourceMap => {
  const known = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  maps.set(file, known);
  return known;
};

/**
 * A stack trace with the sources instead of the bundle's lines. The maps are read by the first error that is written
 * down: Node's own way (`--enable-source-maps`) reads all of them at every start.
 */
export const nameSources = (stack: string): string =>
  stack.replace(inBundle, (place, file: string, line: string, column: string) => {
    try {
      const origin = readMap(file).findOrigin(Number(line), Number(column));
      return 'fileName' in origin
        ? `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    } catch {
      return place;
    }
  });
