import { Link } from '@tanstack/react-router';
import type { ChatFigures, ChatSeries } from '@vida/contract/chat/chat-figures.ts';
import { isMetricType, type MetricType, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { chatOpen } from '../widget/chat-open.ts';
import { figuresMessages } from './figures-messages.ts';

const pages = {
  sleep: '/sleep',
  alcohol: '/substances',
  tobacco: '/substances',
  caffeine: '/substances',
  gaming: '/substances',
  training: '/exercises',
  meals: '/nutrition',
  appointments: '/dashboard',
  profile: '/profile',
} as const satisfies Record<Exclude<ChatSeries, MetricType>, string>;

const linkTo = ({ series, days }: Pick<ChatFigures, 'series' | 'days'>): ReactElement => {
  const text = figuresMessages.links[series];
  if (!isMetricType(series))
    return (
      <Link to={pages[series]} onClick={chatOpen.close}>
        {text}
      </Link>
    );
  return (
    <Link
      to="/measurements"
      search={{ tipo: metricDefinitions[series].slug, ...(days && { desde: days.from }) }}
      onClick={chatOpen.close}
    >
      {text}
    </Link>
  );
};

/** Leads to the page of the records that an answer told of, at its days where that page has a choice of them. */
export const RecordsLink = ({ figures }: { figures: ChatFigures }) => (
  <LinkButton variant="ghost" trailingIcon={ArrowRight} className="-ml-3 justify-self-start text-left">
    {linkTo(figures)}
  </LinkButton>
);
