import type { ExportFormat } from '@vida/contract/account/account-schemas.ts';
import type { PersonalData } from '@vida/contract/account/personal-data-kinds.ts';

/** What each file of an export holds, by the name of its table. */
export const fileDescriptions: Readonly<Record<string, string>> = {
  account: 'Sua conta: nome, e-mail, fuso horário e preferências.',
  aiRecommendations: 'As dicas que a Vida preparou para você, com o motivo de cada uma.',
  appointments: 'Suas consultas.',
  chatMessages: 'Sua conversa com a Vida: o que você perguntou e o que ela respondeu.',
  cessationChecks: 'O que você anotou em cada dia dos planos para parar ou diminuir.',
  cessationCravings: 'As vontades que você registrou durante os planos, e como terminaram.',
  cessationPlans: 'Seus planos para parar ou diminuir álcool, tabaco, cafeína ou jogos.',
  communityBlocks: 'Os textos da comunidade que você ocultou para você: quais, e quando.',
  communityLikes: 'O que você curtiu na comunidade.',
  communityPosts: 'Suas postagens na comunidade.',
  communityReplies: 'Suas respostas na comunidade.',
  communityReports: 'O que você denunciou na comunidade, e o que foi decidido.',
  communityViews: 'As postagens que você abriu.',
  consentRefusals: 'O que você preferiu não autorizar, e quando.',
  consents: 'O que você autorizou, qual versão do texto, quando, e quando voltou atrás.',
  healthMetrics: 'Suas medições: glicose, pressão, peso, batimentos e hemoglobina glicada.',
  healthProfiles: 'Seu perfil de saúde.',
  idempotencyKeys:
    'Registro técnico de um dia: respostas guardadas para que um envio repetido não seja gravado duas vezes.',
  imports: 'Os arquivos de aparelhos que você importou: nome, dia e quantas medições vieram.',
  exercisePrograms: 'Seus programas de exercícios: quando começaram e terminaram, e as listas que você mesmo montou.',
  exerciseSessions: 'Seus dias de exercício: o que estava na lista, o que você fez e o esforço que contou.',
  mealPlans: 'Seus planos alimentares: as refeições, os alimentos e as quantidades de cada dia.',
  modelUsage: 'Quanto as suas perguntas usaram de um modelo de linguagem em cada dia.',
  notifications: 'Seus avisos.',
  passkeys: 'Suas chaves de acesso: nome, quando foi criada e quando foi usada.',
  passwordLinks: 'Registro técnico de uma hora: links que você pediu para uma senha nova. Os links não estão aqui.',
  recipes: 'As receitas que você guardou.',
  recoveryCodes: 'Quantos códigos de recuperação você ainda tem e quando foram criados. Os códigos não estão aqui.',
  secondFactorChallenges: 'Registro técnico de minutos: entradas que esperavam a segunda etapa.',
  securityEvents: 'Entradas na sua conta e mudanças na segurança dela: quando, de qual endereço e de qual aparelho.',
  sessions: 'Onde você entrou na conta: navegador, sistema e horários.',
  sleepRecords: 'Suas noites de sono.',
  substanceRecords: 'O que você registrou de álcool, tabaco, cafeína e jogos.',
  totpSecrets: 'O aplicativo de códigos que você configurou e desde quando. O segredo dele não está aqui.',
  treatments: 'Insulina e carboidratos que vieram nos arquivos importados.',
} satisfies Record<PersonalData, string>;

export const exportMessages = {
  otherFile: 'Outros dados seus que a Vida guarda.',
  callerGone: 'O download foi interrompido.',
} as const;

/** 'vida-dados-2026-11-21.zip' */
export const exportFileName = (day: string, format: ExportFormat): string =>
  `vida-dados-${day}.${format === 'json' ? 'json' : 'zip'}`;

interface Circumstances {
  /** As the person's clock showed it. */
  readonly exportedAt: string;
  readonly timeZone: string;
}

/** LEIA-ME.txt: what the files are and how they are written. */
export const describeFiles = (names: readonly string[], { exportedAt, timeZone }: Circumstances): string =>
  [
    'SEUS DADOS NA VIDA',
    '',
    `Aqui está tudo o que a Vida guardava sobre você em ${exportedAt} (${timeZone}).`,
    'Só ficam de fora, por segurança, a sua senha, o código que mantém ' +
      'a sua sessão aberta e os segredos da verificação em duas etapas.',
    '',
    'OS ARQUIVOS',
    '',
    ...names.map((name) => `${name}.csv: ${fileDescriptions[name] ?? exportMessages.otherFile}`),
    '',
    'COMO ABRIR',
    '',
    'Cada arquivo é uma planilha: abra no Excel, no LibreOffice ou no Google Planilhas.',
    'As colunas são separadas por ponto e vírgula, os números ' +
      'usam vírgula, e a primeira linha traz o nome das colunas.',
    `Os horários são os do seu fuso (${timeZone}), no formato ano-mês-dia hora:minuto:segundo.`,
    'Um texto que começa com =, +, - ou @ recebe um apóstrofo ' +
      'na frente, para que a planilha não o execute como fórmula.',
    'Para levar os dados a outro programa, prefira o arquivo JSON, que também está na página Minha conta.',
    '',
    'CUIDADO',
    '',
    'Estes arquivos contam da sua saúde. Guarde-os onde só você alcança e apague-os quando não precisar mais.',
    '',
  ].join('\r\n');
