import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { BulletList } from './bullet-list.tsx';
import { Icon } from './icon.tsx';
import { uiMessages } from './ui-messages.ts';

const noticeClass = cva('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md px-4 py-3', {
  variants: {
    tone: {
      info: 'bg-info-soft text-info',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-destructive-soft text-destructive',
      offline: 'bg-warning-soft text-warning',
    },
  },
});

type Tone = NonNullable<VariantProps<typeof noticeClass>['tone']>;

const icons: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  offline: WifiOff,
};

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  /** A button or link at the end of the line, or under it where there is no room. */
  action?: ReactNode;
  /** Announce it when it appears (it came after the page). */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A line that stays on the page: a mark, a word, the way out. */
export const Notice = ({ tone, title, action, live, className, children }: NoticeProps) => (
  <div className={noticeClass({ tone, className })} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
    <Icon icon={icons[tone]} className="mt-0.75" />
    <div className="min-w-0 flex-1 basis-40 font-medium">
      {title && <p className="font-semibold">{title}</p>}
      {title ? <div className="font-normal text-foreground">{children}</div> : children}
    </div>
    {action && <div className="max-sm:ml-8 sm:self-center">{action}</div>}
  </div>
);

/** What the person's own profile has to say about a plan, the gravest first; nothing where it has nothing to say. */
export const WarningNotes = ({ warnings = [] }: { warnings?: readonly string[] | undefined }) =>
  warnings.length > 0 && (
    <Notice tone="info" title={uiMessages.fromYourProfile}>
      <BulletList items={warnings} className="mt-1 gap-1.5" />
    </Notice>
  );
