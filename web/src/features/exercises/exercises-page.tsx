import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { tellFailure } from '../../lib/tell.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, PageQueryView } from '../../ui/states.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { exercisesMessages } from './exercises-messages.ts';
import { useGenerateProgram } from './exercises-queries.ts';
import { LevelSelect } from './level-select.tsx';
import { pageMessages as messages } from './page-messages.ts';
import { ProgramContent } from './program-content.tsx';
import { programQuery } from './program-query.ts';
import { tellGenerated } from './tell-update.ts';
import { isWithoutProgram } from './today-state.ts';

/** For a button that asks for a new programme and tells how it went, also on another page. */
const useGenerateButton = () => {
  const { mutateAsync, isPending } = useGenerateProgram();
  return {
    pending: isPending,
    pendingLabel: exercisesMessages.generating,
    onClick: () =>
      void mutateAsync({}).then(tellGenerated, (error) => tellFailure(error, exercisesMessages.notGenerated)),
  };
};

/** Today's exercises, the week, and the way into the guided session (`/exercises?sessao=1` begins in it). */
export const ExercisesPage = () => {
  const today = useToday();
  const program = useQuery(programQuery(today));
  const generate = useGenerateButton();
  const startsSession = useLocation({ select: ({ search }) => 'sessao' in search });
  const navigate = useNavigate();
  /** The level is the profile's: here it is only shown (spec section 4). */
  const tellLevel = () =>
    toast({
      title: messages.levelTitle,
      description: messages.levelText,
      action: { label: messages.levelAction, onAction: () => void navigate({ to: '/profile' }) },
    });
  return (
    <div className="page-grid">
      <PageHeader
        title={exercisesMessages.title}
        subtitle={messages.subtitle}
        actions={
          program.data && (
            <>
              <LevelSelect value={program.data.exerciseLevel} onChange={tellLevel} />
              <Button variant="outline" icon={RefreshCw} {...generate}>
                {exercisesMessages.generate}
              </Button>
            </>
          )
        }
      />
      <PageQueryView query={program} words={exercisesMessages}>
        {(data) =>
          isWithoutProgram(data) ? (
            <Card>
              <EmptyState
                mood="greeting"
                level={2}
                title={messages.empty}
                action={<Button {...generate}>{messages.create}</Button>}
              >
                {messages.emptyText}
              </EmptyState>
            </Card>
          ) : (
            <ProgramContent
              program={data}
              today={today}
              startsSession={startsSession}
              onSessionLeft={() => startsSession && void navigate({ to: '/exercises', replace: true })}
            />
          )
        }
      </PageQueryView>
    </div>
  );
};
