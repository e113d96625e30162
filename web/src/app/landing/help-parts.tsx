import { Vida } from '../../ui/vida.tsx';
import { helpMessages } from './help-messages.ts';

/** Where the panel and its button float; shared by the scripted and the prerendered help so that nothing moves. */
export const helpButtonClass =
  'fixed right-4 bottom-4 z-40 grid size-15 place-items-center rounded-full ' +
  'bg-primary text-primary-foreground shadow-float transition-colors ' +
  'duration-fast ease-out hover:bg-primary-hover md:right-6 md:bottom-6';

export const helpPanelClass =
  'fixed right-4 bottom-22 left-4 z-40 max-h-[min(640px,calc(100dvh-7rem))] ' +
  'grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-xl bg-card ' +
  'shadow-float sm:left-auto sm:w-96 md:right-6 md:bottom-24';

/** The id that `href="#ajuda"` names; the prerendered panel opens by it without a script. */
export const helpId = 'ajuda';
export const helpTitleId = 'ajuda-titulo';

interface HelpHeadingProps {
  /** Vida stays away while somebody may be in danger. */
  withVida?: boolean;
}

/** Name of the help and what it is. */
export const HelpHeading = ({ withVida = true }: HelpHeadingProps) => (
  <>
    {withVida && <Vida mood="greeting" face size={40} />}
    <div className="mr-auto min-w-0">
      <h2 id={helpTitleId} className="text-base leading-6">
        {helpMessages.title}
      </h2>
      <p className="text-sm text-muted-foreground">{helpMessages.subtitle}</p>
    </div>
  </>
);

/** The initial greeting: the steps of the first access. */
export const HelpGreeting = () => (
  <div className="rounded-md bg-sand px-4 py-3">
    <p>{helpMessages.greeting.hello}</p>
    <ol className="my-2 list-decimal space-y-0.5 pl-6">
      {helpMessages.greeting.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>{helpMessages.greeting.ask}</p>
  </div>
);

/** Always in sight: whom to call. */
export const HelpEmergencyLine = () => {
  const { before, samu, between, cvv } = helpMessages.emergencyLine;
  return (
    <p className="text-sm">
      {before}{' '}
      <a href="tel:192" className="py-2.5 font-semibold whitespace-nowrap">
        {samu}
      </a>
      {between}{' '}
      <a href="tel:188" className="py-2.5 font-semibold whitespace-nowrap">
        {cvv}
      </a>
    </p>
  );
};
