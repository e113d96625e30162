import { Bell, Check, ChevronRight, Plus, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LevelBadge, PriorityBadge } from '../ui/level-badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PartSection } from './part-section.tsx';

const levels = [
  { value: 'beginner', label: 'Iniciante' },
  { value: 'intermediate', label: 'Intermediário' },
  { value: 'advanced', label: 'Avançado' },
] as const;

/** Buttons, links, badges, choices. */
export const ActionParts = () => {
  const [level, setLevel] = useState<(typeof levels)[number]['value']>('beginner');
  return (
    <>
      <PartSection title="Botões">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg">Salvar Perfil</Button>
          <Button>Registrar</Button>
          <Button variant="outline" icon={RefreshCw}>
            Atualizar
          </Button>
          <Button variant="soft">Ver comunidade</Button>
          <Button variant="ghost">Participar</Button>
          <Button variant="quiet">Cancelar</Button>
          <Button variant="danger">Apagar conta</Button>
          <Button pending pendingLabel="Gerando...">
            Gerar
          </Button>
          <Button disabled icon={Check}>
            Treino Concluído!
          </Button>
          <IconButton icon={Bell} label="Avisos, 1 não lido" variant="outline" dot />
          <LinkButton variant="link" trailingIcon={ChevronRight}>
            <a href="#detalhes">Ver detalhes</a>
          </LinkButton>
          <span className="rounded-xl bg-deep p-3">
            <Button variant="onDeep" icon={Plus}>
              Nova medição
            </Button>
          </span>
        </div>
      </PartSection>
      <PartSection title="Abas e níveis">
        <Tabs
          label="Comunidade"
          items={[
            { value: 'forums', label: 'Fóruns', content: <p>Os fóruns, por assunto.</p> },
            { value: 'recent', label: 'Recentes', content: <p>O que foi escrito por último.</p> },
          ]}
        />
        <Segmented label="Nível" options={levels} value={level} onChange={setLevel} />
      </PartSection>
      <PartSection title="Etiquetas">
        <div className="flex flex-wrap items-center gap-3">
          <PriorityBadge priority="high" />
          <PriorityBadge priority="medium" />
          <PriorityBadge priority="low" />
          <LevelBadge level={2} tone="info">
            Moderada
          </LevelBadge>
          <Badge tone="ok" icon={Check}>
            Concluído
          </Badge>
          <Badge tone="info">Em progresso</Badge>
          <Badge tone="warn" icon={TriangleAlert}>
            Atenção
          </Badge>
          <Badge tone="bad">Alta</Badge>
          <Badge tone="now">Hoje</Badge>
          <Badge tone="teal">LibreView</Badge>
          <Badge>Exemplo</Badge>
          <span className="rounded-md bg-deep p-2">
            <Badge tone="onDeep" icon={Check}>
              Normal
            </Badge>
          </span>
        </div>
      </PartSection>
    </>
  );
};
