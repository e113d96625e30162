import { hourIn, type PartOfDay, partOfDayOf } from '@vida/contract/motivation/motivation-rules.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useVidaSays, vidaSays } from '../../../lib/vida-says.ts';
import type { VidaMood } from '../../../ui/vida.tsx';
import { bubbleMessages as messages } from './bubble-messages.ts';
import { pickOther } from './pick-other.ts';

type Topic = 'greeting' | 'tip' | 'steps';

/** What the bubble shows; `text` is null for the steps. */
export interface BubbleText {
  readonly mood: VidaMood;
  readonly text: string | null;
  readonly showTip: () => void;
  readonly showSteps: () => void;
}

const moods: Readonly<Record<Topic, VidaMood>> = { greeting: 'greeting', tip: 'thinking', steps: 'greeting' };

const moodOf = (topic: Topic, part: PartOfDay): VidaMood => (part === 'night' ? 'resting' : moods[topic]);

/** Greeting, tips, first steps, and what Vida answers to something done, which comes before all of them. */
export const useBubbleText = (random: () => number): BubbleText => {
  const { firstName, timeZone } = useUser();
  const { message } = useVidaSays();
  const [topic, setTopic] = useState<Topic>('greeting');
  const [tip, setTip] = useState<number | null>(null);
  useEffect(() => vidaSays.forget, []);

  const part = partOfDayOf(hourIn(new Date(), timeZone));
  const move = (next: Topic): void => {
    vidaSays.forget();
    setTopic(next);
  };
  const actions = {
    showTip: () => {
      setTip(pickOther(messages.tips.length, tip, random));
      move('tip');
    },
    showSteps: () => move('steps'),
  };
  if (message !== null) return { mood: 'cheering', text: message, ...actions };
  const texts = { greeting: messages.greetings[part](firstName), tip: messages.tips[tip ?? 0] ?? null, steps: null };
  return { mood: moodOf(topic, part), text: texts[topic], ...actions };
};
