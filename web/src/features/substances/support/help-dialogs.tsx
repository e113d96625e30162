import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { Phone } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { substancesMessages } from '../substances-messages.ts';
import { readings } from './readings.ts';
import { supportMessages as messages } from './support-messages.ts';

/** 'Falar com Especialista': public services, and who must not stop drinking alone. */
export const SpecialistDialog = ({ onClose }: OpenDialogProps) => (
  <Dialog open title={messages.specialistTitle} description={messages.specialistText} onOpenChange={onClose}>
    <ul className="grid gap-4">
      {messages.services.map((service) => (
        <li key={service.name}>
          <h3>{service.name}</h3>
          <p>{service.text}</p>
          {'phone' in service && (
            <LinkButton variant="outline" icon={Phone} className="mt-2">
              <a href={`tel:${service.phone}`}>{messages.call(`${service.name} ${service.phone}`)}</a>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
    <Notice tone="warning" title={messages.withdrawalTitle} className="mt-4">
      {messages.withdrawalText} <a href="tel:192">{messages.callSamu}</a>.
    </Notice>
  </Dialog>
);

/** 'Linha de Emergência': whom to call, the first one first. No Vida here. */
export const EmergencyDialog = ({ onClose }: OpenDialogProps) => (
  <Dialog open title={messages.emergencyTitle} description={messages.emergencyText} onOpenChange={onClose}>
    <ul className="grid gap-5">
      {messages.lines.map(({ name, phone, shown, text }, index) => (
        <li key={phone} className="grid justify-items-start gap-2">
          <LinkButton variant={index === 0 ? 'danger' : 'outline'} size="lg" icon={Phone} block>
            <a href={`tel:${phone}`}>
              <span>
                {name} <span className="whitespace-nowrap">{shown}</span>
              </span>
            </a>
          </LinkButton>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** 'Material Educativo': short texts by substance, each with its source. */
export const ReadingDialog = ({ onClose }: OpenDialogProps) => (
  <Dialog open title={messages.readingTitle} description={messages.readingText} onOpenChange={onClose}>
    <div className="grid gap-5">
      {SUBSTANCE_TYPES.map((type) => (
        <section key={type}>
          <h3>{substancesMessages.names[type]}</h3>
          {readings[type].map(({ title, paragraphs, source }) => (
            <Disclosure key={title} title={title} className="border-b border-border">
              <div className="grid max-w-[65ch] gap-2">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p className="text-sm text-muted-foreground">{messages.source(source)}</p>
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
    </div>
  </Dialog>
);
