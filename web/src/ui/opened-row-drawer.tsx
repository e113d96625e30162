import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Drawer } from './dialog.tsx';
import type { OpenDialogProps } from './lazy-part.tsx';
import type { MenuItem } from './menu-item.ts';
import { LabelledValue } from './stat.tsx';
import { uiMessages } from './ui-messages.ts';

export interface OpenedRowDrawerProps extends OpenDialogProps {
  /** The cells of the row under the names of their columns. */
  values: readonly { key: string; label: ReactNode; value: ReactNode }[];
  items: readonly MenuItem[];
}

/** All of a row and its actions, over the page. */
export const OpenedRowDrawer = ({ values, items, onClose }: OpenedRowDrawerProps) => {
  const select = (item: MenuItem) => {
    onClose();
    item.onSelect();
  };
  return (
    <Drawer open title={uiMessages.details} onOpenChange={onClose}>
      <dl className="grid grid-cols-2 gap-4 tabular-nums">
        {values.map(({ key, label, value }) => (
          <LabelledValue key={key} label={label} value={value} />
        ))}
      </dl>
      {items.length > 0 && (
        <div className="mt-5 grid gap-2">
          {items.map((item) => (
            <Button
              key={item.label}
              variant={item.danger ? 'danger' : 'outline'}
              disabled={item.disabled}
              {...(item.icon && { icon: item.icon })}
              onClick={() => select(item)}
            >
              {item.label}
            </Button>
          ))}
        </div>
      )}
    </Drawer>
  );
};
