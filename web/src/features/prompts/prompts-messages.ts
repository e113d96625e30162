import type { PromptSection, PromptVariable } from '@vida/contract/prompts/prompt-kinds.ts';

/** The sections as the administrator reads them. */
export const sectionNames: Readonly<Record<PromptSection, string>> = {
  'ai-tips': 'Dicas IA',
  exercises: 'Exercícios',
  nutrition: 'Nutrição',
  sleep: 'Sono',
  chat: 'Chat',
  general: 'Geral',
};

/** What each variable brings. */
export const variableTexts: Readonly<Record<PromptVariable, string>> = {
  perfil: 'idade, sexo, condições, remédios, alergias, restrições e corpo, sem nada que diga quem é a pessoa',
  metricas: 'as medições, noites, usos, refeições e treinos recentes',
  categoria: 'o assunto das dicas pedidas, como alimentação',
  nivel: 'o nível de exercício do perfil, como iniciante',
  tipoRefeicao: 'a refeição pedida, como almoço',
  data: 'o dia de hoje, por extenso',
  mensagem: 'o que a pessoa escreveu no chat',
};

/** What the prompt manager says (spec section 8). */
export const promptsMessages = {
  success: 'Sucesso!',
  error: 'Erro',
  created: 'Prompt criado com sucesso!',
  updated: 'Prompt atualizado com sucesso!',
  deleted: 'Prompt deletado com sucesso!',
  notCreated: 'Erro ao criar prompt',
  notUpdated: 'Erro ao atualizar prompt',
  notDeleted: 'Erro ao deletar prompt',
  loading: 'Carregando os prompts...',
  failed: 'Não foi possível carregar os prompts',
  failedText: 'Nada mudou: os prompts ativos continuam valendo.',
  active: 'Ativo',
  inactive: 'Inativo',
  unset: 'Não Configurado',
  inUse: 'Em uso',
  fallbackGeneral: 'Por enquanto vale o prompt ativo de Geral.',
  fallbackOwn: 'Por enquanto valem as orientações próprias da Vida.',
  generalActive: 'Vale para as seções sem prompt ativo.',
  version: (version: number, changed: string) => `Versão ${version}, de ${changed}`,
  emptyText: '(vazio)',
  create: 'Criar prompt',
  createIn: (section: string) => `Criar prompt de ${section}`,
  edit: 'Editar',
  editOf: (title: string) => `Editar “${title}”`,
  activate: 'Ativar',
  activateOf: (title: string) => `Ativar “${title}”`,
  deactivate: 'Desativar',
  deactivateOf: (title: string) => `Desativar “${title}”`,
  remove: 'Deletar',
  removeOf: (title: string) => `Deletar “${title}”`,
  removeTitle: (title: string) => `Deletar “${title}”?`,
  removeText: 'As versões anteriores vão junto, e não há como trazer de volta.',
  removeActiveText:
    'Este prompt está em uso: a seção fica sem prompt ativo. As ' +
    'versões anteriores vão junto, e não há como trazer de volta.',
} as const;
