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
