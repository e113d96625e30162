import { accountFieldLabels } from './features/account/account-messages.ts';
import { appointmentsFieldLabels } from './features/appointments/appointments-messages.ts';
import { authFieldLabels } from './features/auth/auth-messages.ts';
import { chatFieldLabels } from './features/chat/chat-messages.ts';
import { communityFieldLabels } from './features/community/community-messages.ts';
import { exercisesFieldLabels } from './features/exercises/exercises-messages.ts';
import { measurementsFieldLabels } from './features/measurements/measurements-messages.ts';
import { motivationFieldLabels } from './features/motivation/motivation-messages.ts';
import { nutritionFieldLabels } from './features/nutrition/nutrition-messages.ts';
import { profileFieldLabels } from './features/profile/profile-messages.ts';
import { promptsFieldLabels } from './features/prompts/prompts-messages.ts';
import { recommendationsFieldLabels } from './features/recommendations/recommendations-messages.ts';
import { secondFactorFieldLabels } from './features/second-factor/second-factor-messages.ts';
import { sleepFieldLabels } from './features/sleep/sleep-messages.ts';
import { substancesFieldLabels } from './features/substances/substances-messages.ts';

/** What the fields of every body and query are called in a refusal. */
export const fieldLabels = {
  etag: 'Versão',
  ...authFieldLabels,
  ...accountFieldLabels,
  ...profileFieldLabels,
  ...measurementsFieldLabels,
  ...recommendationsFieldLabels,
  ...appointmentsFieldLabels,
  ...motivationFieldLabels,
  ...sleepFieldLabels,
  ...substancesFieldLabels,
  ...nutritionFieldLabels,
  ...exercisesFieldLabels,
  ...chatFieldLabels,
  ...communityFieldLabels,
  ...promptsFieldLabels,
  ...secondFactorFieldLabels,
};
