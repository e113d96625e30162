import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface LaterCardProps {
  to: '/community';
  title: string;
  text: string;
  action: string;
}

/** The place of a feature's card while the feature has nothing to show, with the way to its page. */
export const LaterCard = ({ to, title, text, action }: LaterCardProps) => (
  <Sheet
    compact
    title={title}
    actions={
      <LinkButton variant="ghost" className="-mr-3">
        <Link to={to}>{action}</Link>
      </LinkButton>
    }
  >
    <p className="text-muted-foreground">{text}</p>
  </Sheet>
);
