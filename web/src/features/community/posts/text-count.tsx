import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

interface TextCountProps {
  icon: LucideIcon;
  value: number;
  /** Read aloud: '9 respostas'. */
  words: string;
}

/** How often something happened to a post: a mark and a number. */
export const TextCount = ({ icon, value, words }: TextCountProps) => (
  <span className="inline-flex items-center gap-1.5 tabular-nums">
    <Icon icon={icon} size="sm" />
    <span aria-hidden>{value.toLocaleString('pt-BR')}</span>
    <span className="sr-only">{words}</span>
  </span>
);
