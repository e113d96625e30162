import { MAX_PROMPT_LENGTH, type PromptVariable } from '@vida/contract/prompts/prompt-kinds.ts';
import { promptFieldNames } from '@vida/contract/prompts/prompt-words.ts';
import { formatNumber } from '../../../ui/format-number.ts';

/** A variable as it is written in a text. */
export const writeVariable = (variable: string): string => `{{${variable}}}`;

/** What the form of a prompt says. */
export const editorMessages = {
  newTitle: 'Novo prompt',
  editTitle: (title: string) => `Editar “${title}”`,
  back: 'Voltar aos prompts',
  section: promptFieldNames.section,
  status: promptFieldNames.isActive,
  statusHint: 'Cada seção tem um só prompt ativo: ao ativar este, o outro fica inativo.',
  active: 'Ativo',
  inactive: 'Inativo',
  title: promptFieldNames.title,
  titleHint: 'Só para você reconhecer o prompt na lista.',
  system: promptFieldNames.systemPrompt,
  systemHint: 'Como a Vida deve se comportar. As regras de segurança entram sempre, sem você escrever.',
  template: promptFieldNames.userPromptTemplate,
  templateHint: 'O que vai em cada pedido, com os dados da pessoa no lugar das variáveis.',
  insertGroup: (field: string) => `Inserir variável em ${field}`,
  insert: (variable: PromptVariable, field: string) => `Inserir ${writeVariable(variable)} em ${field}`,
  length: (length: number) => `${formatNumber(length)} de ${formatNumber(MAX_PROMPT_LENGTH)} caracteres`,
  variables: 'O que cada variável traz',
  refused: 'O prompt não foi salvo',
  create: 'Criar prompt',
  save: 'Salvar mudanças',
  saving: 'Salvando...',
  cancel: 'Cancelar',
  leaveTitle: 'Sair sem salvar?',
  leaveText: 'O que você escreveu neste prompt ainda não foi salvo e vai se perder.',
  leave: 'Sair sem salvar',
  stay: 'Continuar editando',
  preview: 'Prévia',
  previewText:
    'O que um modelo receberia, com uma pessoa inventada. As listas que ' +
    'acompanham alguns pedidos (alimentos, exercícios) não aparecem.',
  showPreview: 'Ver prévia',
  refreshPreview: 'Atualizar prévia',
  loadingPreview: 'Montando a prévia...',
  previewFailed: 'Não foi possível montar a prévia. Tente de novo.',
  previewStale: 'Os textos mudaram desde esta prévia.',
  previewFresh: 'Assim ficam os textos do formulário.',
  previewSystem: 'Sistema',
  previewUser: 'Usuário',
} as const;

/** What the earlier texts of a prompt say. */
export const versionsMessages = {
  title: 'Versões',
  subtitle: 'Cada mudança nos textos guarda a anterior. Aparecem as 50 mais recentes.',
  loading: 'Carregando as versões...',
  failed: 'Não foi possível carregar as versões',
  version: (version: number) => `Versão ${version}`,
  current: 'Atual',
  compare: 'Comparar',
  compareOf: (version: number) => `Comparar a versão ${version} com a atual`,
  hide: 'Fechar comparação',
  hideOf: (version: number) => `Fechar comparação da versão ${version}`,
  restore: 'Restaurar',
  restoreOf: (version: number) => `Restaurar a versão ${version}`,
  restoreTitle: (version: number) => `Restaurar a versão ${version}?`,
  restoreText:
    'Os textos dela voltam como uma versão nova, e a atual continua nesta ' +
    'lista. O que você mudou no formulário e ainda não salvou se perde.',
  restored: (version: number) => `A versão ${version} voltou a ser a atual.`,
  notRestored: 'Não foi possível restaurar a versão. Tente de novo.',
  comparison: (version: number) => `Versão ${version} ao lado da atual`,
  same: (name: string) => `${name}: igual ao da atual.`,
  texts: {
    title: promptFieldNames.title,
    systemPrompt: promptFieldNames.systemPrompt,
    userPromptTemplate: promptFieldNames.userPromptTemplate,
  },
} as const;
