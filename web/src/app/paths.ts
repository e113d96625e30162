import {
  ClipboardPen,
  Droplet,
  Footprints,
  GlassWater,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Moon,
  Salad,
  Users,
} from 'lucide-react';

export interface NavEntry {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The side bar's entries in the order and words of the specification (section 2). */
export const mainEntries = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/profile', label: 'Perfil de Saúde', icon: ClipboardPen },
  { to: '/ai-tips', label: 'Dicas IA Personalizadas', icon: Lightbulb },
  { to: '/exercises', label: 'Exercícios Adaptáveis', icon: Footprints },
  { to: '/nutrition', label: 'Nutrição Personalizada', icon: Salad },
  { to: '/sleep', label: 'Qualidade do Sono', icon: Moon },
  { to: '/community', label: 'Comunidade', icon: Users },
  { to: '/substances', label: 'Gestão de Substâncias e Jogos', icon: GlassWater },
  { to: '/chat', label: 'Chat & Orientação', icon: MessageCircle },
] as const satisfies readonly NavEntry[];

/** The second group, 'Minha glicose'. */
export const glucoseEntries = [
  { to: '/measurements', label: 'Medições', icon: Droplet },
] as const satisfies readonly NavEntry[];

/** What the browser's tab says for pages whose name is not in the navigation. */
export const pageTitles = {
  account: 'Minha conta',
  admin: 'Administração',
  login: 'Entrar',
  register: 'Criar conta',
  forgotPassword: 'Esqueci minha senha',
  resetPassword: 'Nova senha',
  privacy: 'Privacidade',
} as const;

/** The name of a page of the navigation. */
export const titleOf = (to: string): string | undefined =>
  [...mainEntries, ...glucoseEntries].find((entry) => entry.to === to)?.label;
