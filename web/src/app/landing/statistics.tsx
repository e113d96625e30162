import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading } from './section-class.ts';

const { title, items, source } = landingMessages.statistics;

/** Three true figures with their source. */
export const Statistics = () => (
  <section className={`${column} ${sectionGap}`}>
    <h2 className={sectionHeading}>{title}</h2>
    <dl className="mt-8 mb-5 grid gap-7 sm:grid-cols-3 sm:gap-8 md:mt-10">
      {items.map(({ value, text }) => (
        <div key={value} className="flex flex-col">
          <dt className="order-2 max-w-[22ch]">{text}</dt>
          <dd
            className="text-figure font-semibold tracking-[-0.035em]
text-primary tabular-nums md:text-[5rem] md:leading-20"
          >
            {value}
            <span className="ml-0.5 text-[0.5em]">%</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="max-w-[65em] text-sm text-muted-foreground">{source}</p>
  </section>
);
