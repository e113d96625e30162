import type { PersonalData } from '@vida/contract/account/personal-data-kinds.ts';

/** What each kind of data is called in the incident report: to the authority and in a letter, not to its person. */
const dataNames: Readonly<Record<PersonalData, string>> = {
  account: 'conta (nome, e-mail, fuso horário, preferências)',
  aiRecommendations: 'dicas de saúde, com o motivo',
  appointments: 'consultas',
  cessationChecks: 'anotações diárias dos planos para parar ou diminuir',
  cessationCravings: 'vontades registradas durante os planos',
  cessationPlans: 'planos para parar ou diminuir álcool, tabaco, cafeína ou jogos',
  chatMessages: 'conversa com a Vida, perguntas e respostas',
  communityBlocks: 'textos da comunidade ocultados pela pessoa',
  communityLikes: 'curtidas na comunidade',
  communityPosts: 'postagens na comunidade',
  communityReplies: 'respostas na comunidade',
  communityReports: 'denúncias na comunidade',
  communityViews: 'postagens abertas',
  consentRefusals: 'consentimentos recusados',
  consents: 'consentimentos dados e retirados',
  exercisePrograms: 'programas de exercícios',
  exerciseSessions: 'dias de exercício, com o esforço',
  healthMetrics: 'medições (glicose, pressão, peso, batimentos, hemoglobina glicada)',
  healthProfiles: 'perfil de saúde',
  idempotencyKeys: 'respostas de envios do último dia',
  imports: 'arquivos de aparelhos importados (nome, dia, contagens)',
  mealPlans: 'planos alimentares',
  modelUsage: 'uso diário de um modelo de linguagem, em números',
  notifications: 'avisos',
  passkeys: 'chaves de acesso (nome, datas, parte pública)',
  passwordLinks: 'links para senha nova da última hora, só como resumo',
  recipes: 'receitas guardadas',
  recoveryCodes: 'códigos de recuperação, só como resumo',
  secondFactorChallenges: 'entradas à espera da segunda etapa',
  securityEvents: 'registros de segurança (instante, tipo, endereço de rede, aparelho)',
  sessions: 'sessões (navegador, sistema, horários)',
  sleepRecords: 'noites de sono',
  substanceRecords: 'uso de álcool, tabaco, cafeína e jogos',
  totpSecrets: 'aplicativos de códigos, com o segredo cifrado',
  treatments: 'insulina e carboidratos vindos de arquivos',
};

/** In Portuguese; a table that is not known here by its own name. */
export const nameOfData = (table: string): string => (dataNames as Readonly<Record<string, string>>)[table] ?? table;
