import type { Example } from '../examples/examples.ts';
import { createEmergencyDetector, type Detector } from '../find-emergency.ts';
import { learnResemblance, readLesson } from '../resemblance/learn-resemblance.ts';

const PARTS = 3;

/** Cuts `examples` into parts, each with a detector that has learnt from the other parts and from `always`. */
export const crossValidate = (
  examples: readonly Example[],
  always: readonly Example[],
): readonly { readonly part: readonly Example[]; readonly detect: Detector }[] => {
  const taught = always.map(readLesson);
  const lessons = examples.map(readLesson);
  return Array.from({ length: PARTS }, (_, part) => ({
    part: examples.filter((_example, at) => at % PARTS === part),
    detect: createEmergencyDetector(
      learnResemblance([...taught, ...lessons.filter((_lesson, at) => at % PARTS !== part)]),
    ),
  }));
};
