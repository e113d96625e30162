import { Vida } from '../../ui/vida.tsx';
import { landingMessages } from './landing-messages.ts';

const { day } = landingMessages;

// One example day in the drawing's own units: 1280 by 300, band from y 102 (180 mg/dL) to y 249 (70 mg/dL).
const line =
  'M-4000 166H10C21.7 168.5 55 176 80 179.5C105 183.1 135.8 188.8 160 187.5C184.2 186.2 ' +
  '204.2 189.3 225 171.6C245.8 153.8 264.2 100.2 285 81.1C305.8 62.1 327.5 48.8 350 ' +
  '57.2C372.5 65.6 396.7 112.2 420 131.7C443.3 151.2 467.5 165.8 490 174.2C512.5 182.6 535 ' +
  '187.5 555 182.2C575 176.9 591.7 156.9 610 142.3C628.3 127.7 645.8 97.1 665 94.4C684.2 ' +
  '91.8 704.2 113.5 725 126.3C745.8 139.2 767.5 161.8 790 171.6C812.5 181.3 836.7 186.2 860 ' +
  '184.9C883.3 183.5 908.3 170.7 930 163.6C951.7 156.5 970 141.9 990 142.3C1010 142.7 1030 ' +
  '159.1 1050 166.2C1070 173.3 1091.7 180.4 1110 184.9C1128.3 189.3 1151.7 191.5 1160 192.8';

interface DrawingProps {
  viewBox: string;
  meals: readonly { x: number; time: string; text: string }[];
  /** Sizes in the drawing's units, and where the words stand. */
  mealSize: number;
  mealY: number;
  valueSize: number;
  valueY: number;
}

const Drawing = ({ viewBox, meals, mealSize, mealY, valueSize, valueY }: DrawingProps) => (
  <svg viewBox={viewBox} className="absolute inset-0 size-full overflow-visible" aria-hidden>
    <rect x="-4000" y="102" width="9000" height="147" className="fill-chart-band" />
    <path d="M-4000 102h9000M-4000 249h9000" className="stroke-chart-band-edge" />
    <path d={line} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-chart-line" />
    <g textAnchor="middle" className="fill-muted-foreground" fontSize={mealSize}>
      {meals.map(({ x, time, text }) => (
        <text key={x} x={x} y={mealY}>
          <tspan fontWeight="600" className="fill-foreground">
            {time}
          </tspan>{' '}
          {text}
        </text>
      ))}
    </g>
    <path d="M350 43l10 17h-20z" className="fill-range-high" />
    <circle cx="1160" cy="193" r="9" strokeWidth="3" className="fill-accent stroke-background" />
    <g textAnchor="middle" fontWeight="600" className="fill-foreground">
      <text x="350" y="35" fontSize="17">
        {day.peak}
      </text>
      <text x="1156" y={valueY} fontSize={valueSize}>
        {day.now}
      </text>
    </g>
    <g transform="translate(1132 55)">
      <Vida mood="greeting" size={136} />
    </g>
  </svg>
);

/** One day of glucose as one line that comes to rest inside the band, where Vida hovers. */
export const DayBand = () => (
  <div role="img" aria-label={day.label} className="relative mt-2 overflow-hidden md:mt-6">
    <div className="relative ml-auto hidden h-[clamp(240px,23.4vw,440px)] min-[641px]:block">
      <div className="absolute right-0 h-full aspect-1280/300">
        <Drawing viewBox="0 0 1280 300" meals={day.meals} mealSize={16} mealY={274} valueSize={18} valueY={226} />
      </div>
    </div>
    <div className="relative h-[min(198px,55vw)] min-[641px]:hidden">
      <div className="absolute right-0 h-full aspect-490/270">
        <Drawing
          viewBox="786 36 490 270"
          meals={day.mealsOnPhone}
          mealSize={20}
          mealY={280}
          valueSize={22}
          valueY={229}
        />
      </div>
    </div>
  </div>
);
