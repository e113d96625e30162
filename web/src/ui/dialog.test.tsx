import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { toast } from './toast/toast-store.ts';
import { Toaster } from './toast/toaster.tsx';
import { unsavedForms } from './unsaved-forms.ts';

interface OpenedProps {
  label: string;
  children: (dialog: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A button and the dialog that it opens. */
const Opened = ({ label, children }: OpenedProps) => {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>{label}</Button>
      {children({ open, onOpenChange })}
    </>
  );
};

test('keeps the focus inside and gives it back', async () => {
  render(
    <Opened label="Ver detalhes">
      {(dialog) => (
        <Dialog
          {...dialog}
          title="Caminhe 15 minutos"
          footer={
            <DialogClose>
              <Button>Entendi</Button>
            </DialogClose>
          }
        />
      )}
    </Opened>,
  );
  const trigger = screen.getByRole('button', { name: 'Ver detalhes' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Caminhe 15 minutos' });
  for (let press = 0; press < 4; press += 1) {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger).toHaveFocus();
});

test('a confirmation begins on Cancelar, Escape confirms nothing, and the caller closes it', async () => {
  const onConfirm = vi.fn();
  render(
    <Opened label="Apagar">
      {(dialog) => (
        <ConfirmDialog
          {...dialog}
          title="Apagar a medição?"
          description="Ela sai das médias."
          confirmLabel="Apagar medição"
          onConfirm={onConfirm}
        />
      )}
    </Opened>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Ela sai das médias.');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apagar medição' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test.each(['Escape', 'the cross', 'Cancelar'])('%s asks before unsaved input is lost', async (way) => {
  const onOpenChange = vi.fn();
  const removeBehind = unsavedForms.add(true);
  const leave = async () => {
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: way === 'Cancelar' ? way : 'Fechar' }));
  };
  render(
    <Dialog
      open
      title="Nova medição"
      onOpenChange={onOpenChange}
      footer={
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
      }
    >
      <input aria-label="Valor" />
    </Dialog>,
  );
  const remove = unsavedForms.add(true);
  const field = screen.getByRole('textbox', { name: 'Valor' });
  await userEvent.type(field, '58');
  await leave();
  expect(screen.getByRole('alertdialog', { name: 'Descartar o que você escreveu?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('58');
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  remove();
  removeBehind();
});

test('closes without a question when only a form behind it is unsaved', async () => {
  const onOpenChange = vi.fn();
  const remove = unsavedForms.add(true);
  render(<Dialog open title="Aviso" onOpenChange={onOpenChange} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  remove();
});

test('closes without a question over what nobody typed, such as a file that was chosen', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open title="Importar arquivo" onOpenChange={onOpenChange} />);
  const remove = unsavedForms.add(false);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  remove();
});

test('Escape closes the dialog in which it is pressed, also when a toast has come over it', async () => {
  render(
    <>
      <Opened label="Abrir">
        {(dialog) => (
          <Dialog {...dialog} title="Aviso">
            <Opened label="Apagar">
              {(question) => (
                <ConfirmDialog
                  {...question}
                  title="Apagar?"
                  description="Ela sai das médias."
                  confirmLabel="Apagar medição"
                  onConfirm={() => undefined}
                />
              )}
            </Opened>
          </Dialog>
        )}
      </Opened>
      <Toaster />
    </>,
  );
  const tell = () => act(() => void toast({ title: 'Bom descanso.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
  tell();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Aviso' })).toBeVisible();
  tell();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
