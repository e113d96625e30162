import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactElement } from 'react';
import { Modal, type ModalProps } from './modal.tsx';
import { dialogClass, drawerClass } from './overlay-class.ts';

/** Something to read or fill in over the page; Escape, the cross and a press outside close it. */
export const Dialog = (props: ModalProps) => <Modal {...props} contentClass={dialogClass} />;

/** Makes its one button close the dialog or drawer around it. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <RadixDialog.Close asChild>{children}</RadixDialog.Close>
);

/** A sheet from the bottom, for phones: the menu, a row's details. */
export const Drawer = (props: ModalProps) => <Modal {...props} contentClass={drawerClass} />;
