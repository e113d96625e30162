import { Link } from '@tanstack/react-router';
import { bubbleMessages as messages } from './bubble-messages.ts';

/** The getting-started text: five steps, each the way to its screen. */
export const StartSteps = () => (
  <>
    <p>{messages.startTitle}</p>
    <ol className="-mr-8 list-decimal pl-5.5 font-semibold">
      {messages.steps.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center">
            {text}
          </Link>
        </li>
      ))}
    </ol>
  </>
);
