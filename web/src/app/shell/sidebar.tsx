import { appMessages } from '../app-messages.ts';
import { BrandLink } from '../brand-link.tsx';
import { AccountLine } from './account-line.tsx';
import { NavList } from './nav-list.tsx';
import { NewMeasurementEntry } from './new-measurement-entry.tsx';

/** The fixed side bar, from 761 px up. */
export const Sidebar = () => (
  <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-border px-3 pt-5 pb-4 md:flex print:hidden">
    <BrandLink label={appMessages.home} className="mb-3 px-3" />
    <NavList glucoseAction={<NewMeasurementEntry />} />
    <div className="mt-auto pt-4 pl-2">
      <AccountLine />
    </div>
  </aside>
);
