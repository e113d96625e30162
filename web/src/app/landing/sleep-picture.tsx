import { Ring } from '../../ui/ring.tsx';
import { landingMessages } from './landing-messages.ts';

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
