import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmergencyCard } from '../ui/emergency-card.tsx';
import { MascotNote } from '../ui/mascot-note.tsx';
import { Notice } from '../ui/notice.tsx';
import { EmptyState, ErrorCard, InlineRetry, SkeletonCard } from '../ui/states.tsx';
import { PartSection } from './part-section.tsx';

const ignore = () => undefined;

/** What stays on the page: notices, emergencies, loading, empty, failed. */
export const StateParts = () => (
  <>
    <PartSection title="Avisos na página">
      <Notice tone="info">O sensor sincroniza a cada 15 minutos.</Notice>
      <Notice tone="success">Perfil completo.</Notice>
      <Notice tone="warning" title="2 linhas não entram">
        Linha 418: valor 1.120 mg/dL fora do possível.
      </Notice>
      <Notice tone="danger" action={<Button variant="outline">Entrar</Button>}>
        Sua sessão terminou.
      </Notice>
      <Notice tone="offline">Sem conexão. O que você registrar fica aqui até a rede voltar.</Notice>
      <EmergencyCard title="Dor no peito agora?">Ligue já. Não espere resposta do chat.</EmergencyCard>
      <EmergencyCard title="Você não precisa passar por isso sem ajuda" contacts={['cvv', 'samu']}>
        O CVV atende a qualquer hora, de graça e em sigilo.
      </EmergencyCard>
      <MascotNote>Experimente 5 minutos de respiração lenta antes de deitar.</MascotNote>
      <InlineRetry onRetry={ignore} />
    </PartSection>
    <PartSection title="Carregando, vazio, falha">
      <div className="grid gap-4 md:grid-cols-3">
        <SkeletonCard label="Carregando suas recomendações..." />
        <Card>
          <EmptyState title="Nenhuma recomendação disponível" action={<Button>Gerar Recomendações</Button>}>
            Complete seu perfil de saúde para receber recomendações personalizadas
          </EmptyState>
        </Card>
        <Card>
          <ErrorCard title="Não foi possível carregar o sono" onRetry={ignore}>
            Seus registros estão guardados. A conexão falhou.
          </ErrorCard>
        </Card>
      </div>
    </PartSection>
  </>
);
