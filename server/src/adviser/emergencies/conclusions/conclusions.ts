import { breathAndBloodConclusions } from './breath-and-blood-conclusions.ts';
import type { Conclusion } from './conclusion.ts';
import { cryConclusions } from './cry-conclusions.ts';
import { glucoseConclusions } from './glucose-conclusions.ts';
import { heartAndBrainConclusions } from './heart-and-brain-conclusions.ts';
import { mindConclusions } from './mind-conclusions.ts';
import { otherConclusions } from './other-conclusions.ts';

export const conclusions: readonly Conclusion[] = [
  ...heartAndBrainConclusions,
  ...breathAndBloodConclusions,
  ...glucoseConclusions,
  ...otherConclusions,
  ...mindConclusions,
  ...cryConclusions,
];
