import type { ReactNode } from 'react';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { Steps } from '../../../ui/steps.tsx';

export interface AdviceBlockProps {
  /** The reading and what it is: '48 mg/dL: açúcar muito baixo. Trate agora.' */
  title: string;
  /** Between the title and the steps. */
  lead?: ReactNode;
  steps?: readonly string[];
  /** Signs that make it an emergency, and what to do then. */
  emergency: { readonly title: string; readonly text: string };
  /** Between the steps and the emergency. */
  children?: ReactNode;
}

/** What to do about a reading: what it is, the steps, and when to call. The call alone is a live region. */
export const AdviceBlock = ({ title, lead, steps, emergency, children }: AdviceBlockProps) => (
  <div className="grid gap-3">
    <p className="font-semibold">{title}</p>
    {lead}
    {steps && <Steps steps={steps} />}
    {children}
    <EmergencyCard title={emergency.title}>{emergency.text}</EmergencyCard>
  </div>
);

/** The small print of an advice. */
export const AdviceNote = ({ children }: { children: string }) => (
  <p className="text-sm text-muted-foreground">{children}</p>
);
