import { PROGRAM_LEVELS, type ProgramLevel } from '@vida/contract/exercises/exercise-kinds.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { exercisesMessages as messages } from './exercises-messages.ts';

const options = PROGRAM_LEVELS.map((value) => ({ value, label: messages.levels[value] }));

/** Iniciante, Intermediário, Avançado. */
export const LevelSelect = (props: { value: ProgramLevel; onChange: (level: ProgramLevel) => void }) => (
  <Segmented label={messages.level} options={options} {...props} />
);
