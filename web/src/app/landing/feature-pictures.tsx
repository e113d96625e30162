import { clsx } from 'clsx';
import { Heart, MessageSquare } from 'lucide-react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Ring } from '../../ui/ring.tsx';
import { TalkBubble } from '../../ui/talk-bubble.tsx';
import { landingMessages } from './landing-messages.ts';

const { band, high } = landingMessages.features.monitoring;

/** Eight readings over the band, the last one now. */
export const MonitoringPicture = () => (
  <svg viewBox="0 0 300 120" className="w-full max-w-90 overflow-visible" aria-hidden>
    <rect y="34" width="300" height="60" rx="4" className="fill-chart-band" />
    <path
      d="M10 70L52 58 94 78 136 44 178 66 220 20 262 60 288 72"
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="stroke-chart-line"
    />
    <path d="M220 8l9 15h-18z" className="fill-range-high" />
    <circle cx="288" cy="72" r="7" strokeWidth="2.5" className="fill-accent stroke-background" />
    <text x="236" y="18" fontSize="15" fontWeight="600" className="fill-foreground">
      {high}
    </text>
    <text x="300" y="114" textAnchor="end" fontSize="14" className="fill-muted-foreground">
      {band}
    </text>
  </svg>
);

/** The bars of the nutrition card. */
export const NutritionPicture = () => (
  <div className="grid gap-3.5 text-sm">
    {landingMessages.features.nutrition.goals.map((goal) => (
      <ProgressBar key={goal.label} unit="g" layout="wide" {...goal} />
    ))}
  </div>
);

/** Two rows of 'Treino de Hoje'. */
export const ExercisesPicture = () => (
  <ul className="divide-y divide-border">
    {landingMessages.features.exercises.items.map(({ name, minutes, done }) => (
      <li key={name} className="flex min-h-14 items-center gap-3.5 py-2">
        <Checkbox round checked={done} readOnly aria-label={name} />
        <span className={clsx('mr-auto font-medium', done && 'text-muted-foreground')}>{name}</span>
        <span className="text-muted-foreground tabular-nums">{minutes}</span>
      </li>
    ))}
  </ul>
);

const { ring, hours, days } = landingMessages.features.sleep;

// Seven example nights, top and height in the drawing's units: midnight at y 22, six o'clock at y 76.
const nights = [
  { y: 10.3, height: 67.9 },
  { y: 14, height: 66.1 },
  { y: 8.5, height: 67.9 },
  { y: 16.7, height: 64.3 },
  { y: 12.1, height: 67 },
  { y: 18.5, height: 67 },
  { y: 10.1, height: 69.3 },
];
const lines = [22, 76];
const lastNight = nights.length - 1;

/** The ring of the sleep widget and its seven nights. */
export const SleepPicture = () => (
  <div className="flex items-center gap-5">
    <Ring label={ring} value={7.8} max={10} tone="warning" className="shrink-0" />
    <svg viewBox="0 0 220 112" className="min-w-0 max-w-60 flex-1" aria-hidden>
      {lines.map((y, index) => (
        <g key={y}>
          <path d={`M0 ${y}H220`} className="stroke-chart-grid" />
          <text x="220" y={y - 3} textAnchor="end" fontSize="13" className="fill-muted-foreground">
            {hours[index]}
          </text>
        </g>
      ))}
      {nights.map(({ y, height }, index) => {
        const x = 6.7 + index * 27.4;
        const isLast = index === lastNight;
        return (
          <g key={x}>
            <rect
              x={x}
              y={y}
              width="14"
              height={height}
              rx="7"
              className={isLast ? 'fill-accent' : 'fill-chart-band-edge'}
            />
            <text
              x={x + 7}
              y="109"
              textAnchor="middle"
              fontSize="14"
              fontWeight={isLast ? 600 : 400}
              className={isLast ? 'fill-accent-strong' : 'fill-muted-foreground'}
            >
              {days[index]}
            </text>
          </g>
        );
      })}
    </svg>
  </div>
);

/** Two posts as the community widget lists them. */
export const CommunityPicture = () => (
  <ul className="divide-y divide-border">
    {landingMessages.features.community.posts.map(({ title, author, likes, replies }) => (
      <li key={title} className="grid gap-0.5 py-2.5">
        <p className="leading-6 font-semibold">{title}</p>
        <p className="flex gap-3.5 text-sm text-muted-foreground">
          <span>{author}</span>
          <span className="flex items-center gap-1.5">
            <Icon icon={Heart} size="sm" />
            {likes}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon icon={MessageSquare} size="sm" />
            {replies}
          </span>
        </p>
      </li>
    ))}
  </ul>
);

const { question, answer } = landingMessages.features.support;

/** A question to the assistant and its answer. */
export const SupportPicture = () => (
  <div className="grid gap-2">
    <TalkBubble look="me">{question}</TalkBubble>
    <TalkBubble look="vida">{answer}</TalkBubble>
  </div>
);
