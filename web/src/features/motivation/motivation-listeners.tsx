import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useVidaSays, vidaSays } from '../../lib/vida-says.ts';
import { askAboutAchievement, askAboutTrigger, timedTipQuery } from './ask-vida.ts';
import { offerTip } from './offer-tip.ts';
import { isEmergencyShown, isVidaUnwelcome } from './what-is-on-screen.ts';

/** Vida's answer to a hidden gesture, where she is welcome. */
export const answerTrigger = async (trigger: 'konami_code' | 'double_click'): Promise<void> => {
  if (isVidaUnwelcome()) return;
  const message = await askAboutTrigger(trigger);
  if (message !== null) offerTip({ trigger, message });
};

/** The tip of the hour; with a form open it waits for the next minute. */
const useTimedTip = (): void => {
  const { data: tip, dataUpdatedAt } = useQuery(timedTipQuery());
  useEffect(() => {
    // The moment of the answer: the same tip, should it not have been welcome, is offered again each minute.
    if (dataUpdatedAt === 0 || !tip?.trigger || tip.message === null || isVidaUnwelcome()) return;
    offerTip({ trigger: tip.trigger, message: tip.message });
  }, [tip, dataUpdatedAt]);
};

/** What other features report as done. */
const useAchievements = (): void => {
  const { achievement } = useVidaSays();
  useEffect(() => {
    if (achievement === null) return;
    void askAboutAchievement(achievement).then((message) => {
      if (message === null || isEmergencyShown()) return vidaSays.answer(null);
      vidaSays.answer(message);
      offerTip({ trigger: achievement, message });
    });
  }, [achievement]);
};

/** What Vida says without being asked: once, around no page in particular. */
export const MotivationListeners = () => {
  useTimedTip();
  useAchievements();
  return null;
};
