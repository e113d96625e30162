import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog, DialogClose, Drawer } from '../ui/dialog.tsx';
import { RowMenu } from '../ui/row-menu.tsx';
import { LabelledValue } from '../ui/stat.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { PartSection } from './part-section.tsx';

const ignore = () => undefined;

/** What floats: dialogs, drawer, menu, toasts. */
export const OverlayParts = () => (
  <PartSection title="Por cima da página">
    <div className="flex flex-wrap items-center gap-3">
      <Dialog
        title="Caminhe 15 minutos depois do almoço"
        description="Caminhar logo após comer ajuda o músculo a usar o açúcar do sangue."
        trigger={<Button variant="outline">Diálogo</Button>}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet" className="mr-auto -ml-3">
                Isto não é para mim
              </Button>
            </DialogClose>
            <DialogClose>
              <Button>Entendi</Button>
            </DialogClose>
          </>
        }
      >
        <dl className="grid gap-3">
          <LabelledValue label="Por que você recebeu" value="Glicose de 191 e 187 mg/dL depois do almoço" />
          <LabelledValue label="Fonte" value="Guia de Atividade Física para a População Brasileira, 2021" />
        </dl>
      </Dialog>
      <ConfirmDialog
        title="Apagar a medição de 21/11, 06:52?"
        description="Ela sai dos gráficos e das médias. Você pode desfazer logo depois."
        confirmLabel="Apagar medição"
        danger
        trigger={<Button variant="outline">Confirmação</Button>}
        onConfirm={() => toast({ title: 'Medição apagada' })}
      />
      <Drawer title="Menu" trigger={<Button variant="outline">Gaveta</Button>}>
        <p>As nove entradas, na sua ordem.</p>
      </Drawer>
      <RowMenu
        label="Opções"
        items={[
          { label: 'Editar', onSelect: ignore },
          { label: 'Apagar', danger: true, onSelect: ignore },
        ]}
      />
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Sucesso!', description: 'Perfil de saúde atualizado com sucesso.' })}
      >
        Aviso de sucesso
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({ title: 'Erro', description: 'Erro ao gerar recomendações. Tente novamente.', variant: 'destructive' })
        }
      >
        Aviso de erro
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: 'Medição apagada', action: { label: 'Desfazer', onAction: ignore } })}
      >
        Aviso com ação
      </Button>
    </div>
  </PartSection>
);
