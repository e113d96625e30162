import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { secondFactorQuery } from '../../lib/second-factor/second-factor-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountFactorMessages } from './account-factor-messages.ts';

const messages = accountFactorMessages.advice;

/** Recommends a second factor to whoever has none; nothing for everybody else. */
export const SecondFactorAdvice = () => {
  const { data: factor } = useQuery(secondFactorQuery());
  if (!factor || factor.isOn) return null;
  return (
    <Notice
      tone="info"
      title={messages.title}
      action={
        <LinkButton variant="link">
          <Link to="/account" hash="duas-etapas">
            {messages.action}
          </Link>
        </LinkButton>
      }
    >
      {messages.text}
    </Notice>
  );
};
