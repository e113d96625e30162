import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/notice.tsx';
import { adviserHealthQuery } from './adviser-health-query.ts';
import { healthMessages } from './health-messages.ts';

/** Says that nobody reads the prompts while there is no model. */
export const NoModelNotice = () => {
  const { data } = useQuery(adviserHealthQuery());
  if (data?.model.isConfigured !== false) return null;
  return <Notice tone="info">{healthMessages.noModelForPrompts}</Notice>;
};
