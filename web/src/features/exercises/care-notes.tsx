import type { ProgramNotice } from '@vida/contract/exercises/exercise-kinds.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { exercisesMessages } from './exercises-messages.ts';
import { noticeMessages } from './notice-messages.ts';
import { pageMessages } from './page-messages.ts';

/** When to stop, always; then what this person should mind. */
export const CareNotes = ({ notices }: { notices: readonly ProgramNotice[] }) => {
  const others = notices.filter((notice) => notice !== 'stop_signs');
  return (
    <>
      <Notice tone="danger">{exercisesMessages.stopSigns}</Notice>
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
