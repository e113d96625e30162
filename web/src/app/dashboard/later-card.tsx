import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface LaterCardProps {
  to: '/exercises' | '/nutrition' | '/community';
  title: string;
  /** Shown with Vida, in the wide column. */
  empty?: string;
  text: string;
  action: string;
}

/** The place of a feature's card while the feature has nothing to show, with the way to its page. */
export const LaterCard = ({ to, title, empty, text, action }: LaterCardProps) => {
  const link = (
    <LinkButton variant={empty ? 'outline' : 'ghost'} {...(!empty && { className: '-mr-3' })}>
      <Link to={to}>{action}</Link>
    </LinkButton>
  );
  if (empty)
    return (
      <Sheet title={title}>
        <EmptyState title={empty} action={link}>
          {text}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet compact title={title} actions={link}>
      <p className="text-muted-foreground">{text}</p>
    </Sheet>
  );
};
