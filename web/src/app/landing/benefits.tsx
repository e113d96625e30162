import { landingMessages } from './landing-messages.ts';
import { column, sectionHeading } from './section-class.ts';

const { title, items } = landingMessages.benefits;

/** The filled block: what changes for the reader. */
export const Benefits = () => (
  <section className="mt-16 bg-deep py-14 text-deep-foreground md:mt-26 md:py-20">
    <div className={`${column} grid gap-8 min-[901px]:grid-cols-[4fr_8fr] min-[901px]:gap-12`}>
      <h2 className={sectionHeading}>{title}</h2>
      <dl className="grid gap-7 md:grid-cols-2 md:gap-x-12 md:gap-y-10">
        {items.map((item) => (
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
