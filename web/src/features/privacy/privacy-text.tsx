import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import type { PrivacySection } from './privacy-messages.ts';

interface PrivacyTextProps extends PrivacySection {
  /** Said first. */
  children?: ReactNode;
}

/** One subject of the text. */
export const PrivacyText = ({ id, title, paragraphs, items = [], children }: PrivacyTextProps) => (
  <Sheet id={id} title={title}>
    <div className="grid max-w-[65ch] gap-3">
      {children}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  </Sheet>
);
