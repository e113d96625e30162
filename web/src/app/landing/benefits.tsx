import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading, topRule } from './section-class.ts';

const { benefits } = landingMessages;

/** The filled block: what changes for the reader. */
export const Benefits = () => (
  <section className="mt-16 bg-deep py-14 text-deep-foreground md:mt-26 md:py-20">
    <div className={`${column} grid gap-8 min-[901px]:grid-cols-[4fr_8fr] min-[901px]:gap-12`}>
      <h2 className={sectionHeading}>{benefits.title}</h2>
      <dl className="grid gap-7 md:grid-cols-2 md:gap-x-12 md:gap-y-10">
        {benefits.items.map((item) => (
          <div key={item.title}>
            <dt className="mb-1.5 text-[1.375rem] leading-7 font-semibold tracking-[-0.012em] text-pretty">
              {item.title}
            </dt>
            <dd className="text-deep-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

const { statistics } = landingMessages;

/** Three true figures with their source. */
export const Statistics = () => (
  <section className={`${column} ${sectionGap}`}>
    <h2 className={sectionHeading}>{statistics.title}</h2>
    <dl className="mt-8 mb-5 grid gap-7 sm:grid-cols-3 sm:gap-8 md:mt-10">
      {statistics.items.map(({ value, text }) => (
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
    <p className="max-w-[65em] text-sm text-muted-foreground">{statistics.source}</p>
  </section>
);

const { testimonials } = landingMessages;

/** Three invented voices, each marked as such. */
export const Testimonials = () => (
  <section className={`${column} ${sectionGap}`}>
    <h2 className={sectionHeading}>{testimonials.title}</h2>
    <div className="mt-8 grid gap-8 min-[901px]:mt-10 min-[901px]:grid-cols-3 min-[901px]:gap-12">
      {testimonials.items.map(({ text, name }) => (
        <figure key={name} className={`${topRule} flex flex-col gap-4 pt-5`}>
          <blockquote className="max-w-[34ch] text-[1.375rem] leading-8 tracking-[-0.01em]">{text}</blockquote>
          <figcaption className="mt-auto grid gap-0.5">
            <b>{name}</b>
            <small className="text-xs text-muted-foreground">{testimonials.note}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
