import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WarningNotes } from '../../ui/warning-notes.tsx';
import { exercisesMessages } from './exercises-messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { pageMessages } from './page-messages.ts';

type CareNotesProps = Pick<ExerciseProgram, 'notices' | 'notAdjustedFor' | 'warnings'>;

/** When to stop, always; then what the programme does not know of this person, and what to mind. */
export const CareNotes = ({ notices, notAdjustedFor, warnings }: CareNotesProps) => {
  const others = notices.filter((notice) => notice !== 'stop_signs');
  return (
    <>
      <Notice tone="danger">{exercisesMessages.stopSigns}</Notice>
      {notAdjustedFor.length > 0 && <Notice tone="warning">{pageMessages.notAdjustedFor(notAdjustedFor)}</Notice>}
      <WarningNotes warnings={warnings} />
      {others.length > 0 && (
        <Sheet compact title={pageMessages.noticesTitle}>
          <ul className="grid list-disc gap-2 pl-5">
            {others.map((notice) => (
              <li key={notice}>{noticeMessages[notice]}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
};
