import type { ReactNode } from 'react';
import {
  CommunityPicture,
  ExercisesPicture,
  MonitoringPicture,
  NutritionPicture,
  SleepPicture,
  SupportPicture,
} from './feature-pictures.tsx';
import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading, topRule } from './section-class.ts';

const { features } = landingMessages;

interface FeatureProps {
  content: { title: string; text: string; picture: string };
  children: ReactNode;
}

/** A small piece of the product over its name. The piece is a picture: nothing in it can be reached or pressed. */
const Feature = ({ content, children }: FeatureProps) => (
  <li className="grid gap-2 md:grid-rows-[9.5rem_auto_1fr]">
    <div role="img" aria-label={content.picture} className="min-w-0 self-center pb-2">
      <div inert>{children}</div>
    </div>
    <h3 className={`${topRule} pt-4 text-[1.375rem] leading-7 tracking-[-0.012em]`}>{content.title}</h3>
    <p className="text-muted-foreground">{content.text}</p>
  </li>
);

/** Monitoring, nutrition, exercises, sleep, community, AI support. */
export const Features = () => (
  <section id="recursos" className={`${column} ${sectionGap}`}>
    <h2 className={sectionHeading}>{features.title}</h2>
    <ul
      className="mt-7 grid gap-10 sm:max-md:grid-cols-2 sm:max-md:gap-x-8 md:mt-12
md:grid-cols-2 md:gap-x-12 md:gap-y-14 min-[901px]:grid-cols-3"
    >
      <Feature content={features.monitoring}>
        <MonitoringPicture />
      </Feature>
      <Feature content={features.nutrition}>
        <NutritionPicture />
      </Feature>
      <Feature content={features.exercises}>
        <ExercisesPicture />
      </Feature>
      <Feature content={features.sleep}>
        <SleepPicture />
      </Feature>
      <Feature content={features.community}>
        <CommunityPicture />
      </Feature>
      <Feature content={features.support}>
        <SupportPicture />
      </Feature>
    </ul>
  </section>
);
