import type { Figure } from './figure.ts';
import { aerobicFigures } from './table/aerobic-figures.ts';
import { footFigures } from './table/foot-figures.ts';
import { matFigures } from './table/mat-figures.ts';
import { breathingFigures, seatedFigures } from './table/seated-figures.ts';
import { strengthFigures } from './table/strength-figures.ts';
import { stretchFigures } from './table/stretch-figures.ts';

/** Every drawing of an exercise by its key, as the column `figure` of server/knowledge/exercises.csv names it. */
export const figures = {
  ...footFigures,
  ...aerobicFigures,
  ...strengthFigures,
  ...matFigures,
  ...stretchFigures,
  ...breathingFigures,
  ...seatedFigures,
} satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;

export const isFigureKey = (key: string): key is FigureKey => Object.hasOwn(figures, key);
export const FIGURE_KEYS = Object.keys(figures).filter(isFigureKey);
