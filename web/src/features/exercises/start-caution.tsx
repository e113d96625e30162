import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayStart } from '@vida/contract/exercises/start-rules.ts';
import { useEffect } from 'react';
import { vidaSays } from '../../lib/vida-says.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pageReadinessQuery } from './exercises-queries.ts';
import { toneOf, wordsFor } from './session/advice-words.ts';
import { readinessMessages as messages } from './session/readiness-messages.ts';

/** Over a list that can be ticked without the session: what the latest readings forbid now. Else nothing. */
export const StartCaution = () => {
  const { data: readiness } = useQuery(pageReadinessQuery());
  const stopping = readiness?.advices.find((advice) => !mayStart([advice]));
  const isFree = stopping === undefined;
  useEffect(() => (isFree ? undefined : vidaSays.hush()), [isFree]);
  if (!readiness || isFree) return null;
  const { title, text } = wordsFor(stopping, readiness);
  return (
    <Notice
      live
      tone={toneOf(stopping)}
      title={title}
      action={
        <LinkButton variant="outline">
          <Link to="/measurements" search={{ nova: true }}>
            {messages.measure}
          </Link>
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
};
