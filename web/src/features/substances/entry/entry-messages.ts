import type { Drink } from '@vida/contract/substances/substance-kinds.ts';
import { useFieldNames } from '@vida/contract/substances/use-words.ts';
import { recordWords } from '../../../lib/records/record-messages.ts';

const drinks: Record<Drink, string> = { beer: 'Cerveja', wine: 'Vinho', spirits: 'Destilado' };

/** What the form of a use says. */
export const entryMessages = {
  newTitle: 'Registrar uso',
  editTitle: 'Editar registro',
  type: 'O que você usou?',
  amount: useFieldNames.amount,
  unit: useFieldNames.unit,
  drink: 'O que era?',
  drinks,
  sessionHours: 'Duração de cada sessão',
  hours: 'horas',
  when: 'Quando foi?',
  atOnce: 'Agora',
  another: 'Outro dia ou hora',
  recordedAt: 'Dia e hora',
  notes: 'Observações (opcional)',
  notesHint: 'Onde você estava, o que sentiu: ajuda a entender depois.',
  /** How the fields are called where another window saved them. */
  fieldNames: {
    substanceType: 'Substância',
    ...useFieldNames,
    sessionHours: 'Duração de cada sessão, em horas',
    when: 'Quando foi',
    recordedAt: 'Dia e hora',
  },
  save: 'Salvar registro',
  amountMissing: 'Digite a quantidade.',
  unreadable: 'Não entendemos esse número. Digite só algarismos, com vírgula se precisar.',
  amountTenths: 'Use no máximo uma casa depois da vírgula, como 1,5.',
  sessionMissing: 'Diga quantas horas durou cada sessão.',
  whenMissing: 'Diga o dia e a hora.',
  inFuture: 'O registro não pode estar no futuro.',
  doses: (amount: string) => `≈ ${amount} de 10 g de álcool puro.`,
  estimate: (amount: string, serving: string) => `≈ ${amount} de 10 g de álcool puro, contando ${serving}.`,
  caffeine: (amount: string) => `≈ ${amount} de cafeína.`,
  equals: (amount: string) => `≈ ${amount}.`,
} as const;

/** What is said when a use is written. */
export const substanceWords = recordWords('registro', 'm', {
  added: 'Registro de substância adicionado com sucesso.',
  notAdded: 'Erro ao adicionar registro. Tente novamente.',
  isFailureSpecified: true,
  isToldBesideFields: true,
});

/** What the list of records says. */
export const recordsMessages = {
  title: 'Registros recentes',
  loading: 'Carregando seus registros...',
  failed: 'Não foi possível carregar os registros',
  notRefreshed: 'A lista não está atualizada.',
  empty: 'Nenhum registro nos últimos 30 dias',
  emptyText: 'Quando quiser acompanhar álcool, tabaco, cafeína ou jogos, registre aqui. Só você vê.',
  first: 'Registrar o primeiro uso',
  when: 'Quando',
  what: 'O quê',
  amount: 'Quantidade',
  notes: 'Observações',
  nothing: '–',
  options: (what: string, when: string) => `Opções do registro de ${what}, ${when}`,
  more: 'Mostrar mais',
  count: (shown: string, all: string) => `${shown} de ${all} registros em 30 dias`,
  drinkOf: (amount: string, drink: string) => `${amount} (${drink})`,
  sessionOf: (amount: string, hours: string) => `${amount} de ${hours}`,
} as const;
