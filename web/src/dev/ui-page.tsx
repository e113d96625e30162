import { useState } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ActionParts } from './action-parts.tsx';
import { ChartParts } from './chart-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FigureParts } from './figure-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { StateParts } from './state-parts.tsx';

type Scheme = 'light' | 'dark' | 'system';

const schemes = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Do sistema' },
] as const;

/** Every part in every state that matters. Only for development: never in the build. */
export const UiPage = () => {
  const [scheme, setScheme] = useState<Scheme>('system');
  const choose = (next: Scheme) => {
    document.documentElement.classList.remove('light', 'dark');
    if (next !== 'system') document.documentElement.classList.add(next);
    setScheme(next);
  };
  return (
    <main className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] gap-10 px-4 pt-4 pb-16 md:px-8 md:py-10">
      <PageHeader
        title="Peças da Vida"
        subtitle="Cada peça aparece uma vez, em todos os estados que importam"
        actions={<Segmented label="Aparência" options={schemes} value={scheme} onChange={choose} />}
      />
      <ActionParts />
      <FieldParts />
      <FigureParts />
      <ChartParts key={scheme} />
      <StateParts />
      <OverlayParts />
      <Toaster />
    </main>
  );
};
