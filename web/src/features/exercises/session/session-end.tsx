import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EffortQuestion } from '../effort-question.tsx';
import { sessionMessages as messages } from './session-messages.ts';

interface SessionEndProps {
  doneCount: number;
  stepCount: number;
  /** Nothing of today's list is left. */
  isAllDone: boolean;
  effort: number | null;
  onClose: () => void;
}

/** What was done; when all of it is, how hard it was. Vida cheers elsewhere: never beside a call for help. */
export const SessionEnd = ({ doneCount, stepCount, isAllDone, effort, onClose }: SessionEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-2 text-center">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {isAllDone ? messages.allDone : messages.endTitle}
        </h3>
        <p>{messages.summary(doneCount, stepCount)}</p>
        {doneCount > 0 && <p className="text-muted-foreground">{messages.drink}</p>}
      </div>
      {isAllDone && <EffortQuestion effort={effort} />}
      <div className="flex justify-center">
        <Button variant={isAllDone ? 'outline' : 'primary'} size="lg" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </div>
  );
};
