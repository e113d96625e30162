import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading, topRule } from './section-class.ts';

const { title, note, items } = landingMessages.testimonials;

/** Three invented voices, each marked as such. */
export const Testimonials = () => (
  <section className={`${column} ${sectionGap}`}>
    <h2 className={sectionHeading}>{title}</h2>
    <div className="mt-8 grid gap-8 min-[901px]:mt-10 min-[901px]:grid-cols-3 min-[901px]:gap-12">
      {items.map(({ text, name }) => (
        <figure key={name} className={`${topRule} flex flex-col gap-4 pt-5`}>
          <blockquote className="max-w-[34ch] text-[1.375rem] leading-8 tracking-[-0.01em]">{text}</blockquote>
          <figcaption className="mt-auto grid gap-0.5">
            <b>{name}</b>
            <small className="text-xs text-muted-foreground">{note}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
