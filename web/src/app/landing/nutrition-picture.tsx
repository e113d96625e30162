import { ProgressBar } from '../../ui/progress-bar.tsx';
import { landingMessages } from './landing-messages.ts';

/** The bars of the nutrition card. */
export const NutritionPicture = () => (
  <div className="grid gap-3.5 text-sm">
    {landingMessages.features.nutrition.goals.map((goal) => (
      <ProgressBar key={goal.label} unit="g" layout="wide" {...goal} />
    ))}
  </div>
);
