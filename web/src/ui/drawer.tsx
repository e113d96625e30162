import { Modal, type ModalProps } from './modal.tsx';
import { drawerClass } from './overlay-class.ts';

/** A sheet from the bottom, for phones: the menu, a row's details. */
export const Drawer = (props: ModalProps) => <Modal {...props} contentClass={drawerClass} />;
