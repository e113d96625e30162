import type { HelpLine } from '@vida/contract/chat/chat-kinds.ts';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { Reasons } from '../../config/explain.ts';
import type { Emergency } from './emergency.ts';
import { emergencyMessages } from './emergency-messages.ts';
import type { Verdict } from './find-emergency.ts';
import { chooseSteps, mergeSteps } from './merge-steps.ts';
import { placeOfStep } from './steps.ts';

const isViolence = ({ kinds }: Emergency): boolean => kinds.includes('violence');

/** Of 54 to 69 mg/dL and nothing that speaks for more: sugar first, and 192 only if that does not help. */
const isPlainLow = ({ care, isCertain }: Emergency): boolean => care.isMildLow && !isCertain;

const chooseLines = (emergency: Emergency): HelpLine[] => {
  const { label, kinds, alsoEmotional, hasPlanOrMeans, isCertain } = emergency;
  const isMedical = label === 'medical';
  const police: readonly HelpLine[] = isViolence(emergency) ? ['police', 'women', 'rights'] : [];
  const poison: readonly HelpLine[] = kinds.includes('poisoning') ? ['poisoning'] : [];
  if (isMedical) {
    const isDoubtful = !isCertain && !isPlainLow(emergency);
    const cvv: readonly HelpLine[] = alsoEmotional || isDoubtful || emergency.care.isOverdose ? ['cvv'] : [];
    return ['samu', 'firefighters', ...poison, ...cvv, ...police];
  }
  const isOnlyViolence = kinds[0] === 'violence';
  const listeners: readonly HelpLine[] =
    hasPlanOrMeans || !isCertain || kinds[0] === 'crisis' ? ['cvv', 'samu'] : ['cvv'];
  return isOnlyViolence ? [...police, ...listeners] : [...listeners, ...police];
};

const chooseText = (emergency: Emergency): string => {
  const { label, kinds, alsoEmotional, aboutOther } = emergency;
  if (isPlainLow(emergency)) return emergencyMessages.low;
  if (label === 'medical') {
    const line = aboutOther ? emergencyMessages.medicalOther : emergencyMessages.medical;
    if (!alsoEmotional) return line;
    const isOnlyViolence =
      kinds.includes('violence') && !kinds.some((kind) => kind === 'suicide' || kind === 'self_harm');
    return `${line} ${isOnlyViolence ? emergencyMessages.violence : emergencyMessages.alsoEmotional}`;
  }
  if (kinds[0] === 'violence') return aboutOther ? emergencyMessages.violenceOther : emergencyMessages.violence;
  return aboutOther ? emergencyMessages.emotionalOther : emergencyMessages.emotional;
};

const chooseQuestion = (emergency: Emergency): string | null => {
  const { label, isCertain, aboutOther } = emergency;
  if (isPlainLow(emergency)) return emergencyMessages.askLow;
  if (label === 'emotional') return aboutOther ? emergencyMessages.askSafeOther : emergencyMessages.askSafe;
  if (isCertain) return null;
  return aboutOther ? emergencyMessages.askNowOther : emergencyMessages.askNow;
};

/**
 * What to say to an emergency: no model, no diagnosis, the first line is what to do. Beside it a card: whom to call
 * first, at most five steps, a question where one is asked.
 */
export const answerEmergency = (emergency: Emergency): HelpOffer => ({
  text: chooseText(emergency),
  emergency: {
    label: emergency.label,
    steps: mergeSteps(emergency),
    lines: chooseLines(emergency),
    question: chooseQuestion(emergency),
  },
});

/** Why a text was answered as an emergency, or was not: signs, odds, and the rows of its steps. For the log. */
export const reasonsOf = ({ emergency, ...verdict }: Verdict): Reasons => ({
  ...verdict,
  strength: emergency?.strength ?? 'none',
  kinds: emergency?.kinds ?? [],
  steps: emergency?.strength === 'card' ? chooseSteps(emergency).map(placeOfStep) : [],
});
