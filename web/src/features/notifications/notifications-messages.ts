import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import {
  EMERGENCY_ABOVE_MG_DL,
  isBelowLimit,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type {
  AppNotification,
  FactorChange,
  NotificationKind,
} from '@vida/contract/notifications/notification-schemas.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { formatNumber } from '../../ui/format-number.ts';

/** What one notification says, and where it leads. */
export interface NotificationText {
  title: string;
  text: string;
  to: '/account' | '/profile' | '/measurements' | '/sleep' | '/substances' | `/community/posts/${string}`;
  action: string;
}

const substances: Readonly<Record<SubstanceType, string>> = {
  alcohol: 'álcool',
  tobacco: 'tabaco',
  caffeine: 'cafeína',
  gaming: 'jogos',
};

const sayReading = (glucoseMgDl: number | null, unit: GlucoseUnit, mark: string): string =>
  glucoseMgDl === null ? `O aparelho marcou ${mark}.` : `A medição marcou ${formatGlucose(glucoseMgDl, unit)}.`;

const days = (count: number): string => (count === 1 ? '1 dia' : `${formatNumber(count)} dias`);

const lowTitle = (glucoseMgDl: number | null): string =>
  glucoseMgDl === null || isBelowLimit(glucoseMgDl, VERY_LOW_BELOW_MG_DL) ? 'Glicose muito baixa' : 'Glicose baixa';

/** The same tiers as on the screen where the reading stands; null is 'HI'. */
const whatToDoWhenHigh = (glucoseMgDl: number | null): string => {
  if (glucoseMgDl === null || glucoseMgDl > EMERGENCY_ABOVE_MG_DL)
    return 'Meça de novo agora e procure atendimento já, mesmo sem sintomas.';
  return glucoseMgDl > SAME_DAY_CARE_ABOVE_MG_DL
    ? 'Fale hoje mesmo com a sua equipe de saúde ou vá a uma UPA.'
    : 'Meça de novo em 1 a 2 horas e siga o combinado com a sua equipe de saúde.';
};

const NOT_YOU = 'Se não foi você, troque a senha já e fale com quem mantém esta Vida.';

const factorChanges: Readonly<Record<FactorChange, string>> = {
  app_added: 'Um aplicativo de códigos foi configurado.',
  app_replaced: 'O aplicativo de códigos foi trocado, e o de antes deixou de valer.',
  app_removed: 'O aplicativo de códigos foi removido. As chaves de acesso continuam valendo.',
  passkey_added: 'Uma chave de acesso foi adicionada.',
  passkey_removed: 'Uma chave de acesso foi removida.',
  recovery_codes_made: 'Foram feitos códigos de recuperação novos, e os de antes deixaram de valer.',
};

const codesLeftText = (count: number): string => {
  if (count === 0) return 'Não resta nenhum: faça novos, para não ficar sem entrar.';
  return count === 1 ? 'Resta 1 sem usar: faça novos.' : `Restam ${formatNumber(count)} sem usar.`;
};

const HIGH_RED_FLAGS = 'Com vômitos, dor na barriga, respiração rápida, muito sono ou confusão, ligue para o SAMU 192.';

/** Withdrawal comes in the first days after drinking: the bell never congratulates without its signs. */
const WITHDRAWAL_DAYS = 7;
const WITHDRAWAL = 'Tremor, suor, confusão, ver ou ouvir coisas que não existem ou convulsão são emergência: SAMU 192.';

const toAccount = { to: '/account', action: 'Abrir a conta' } as const;
const toMeasurements = { to: '/measurements', action: 'Ver medições' } as const;
const toPost = (postId: string) => ({ to: `/community/posts/${postId}`, action: 'Ver a postagem' }) as const;

type Tellers = {
  [K in NotificationKind]: (notification: Extract<AppNotification, { kind: K }>, unit: GlucoseUnit) => NotificationText;
};

const tellers: Tellers = {
  welcome: () => ({
    title: 'Boas-vindas à Vida',
    text: 'Comece pelo seu perfil de saúde: com ele, as dicas passam a falar de você.',
    to: '/profile',
    action: 'Abrir o perfil',
  }),
  email_changed: () => ({
    title: 'Seu e-mail de entrada foi mudado',
    text:
      'De agora em diante você entra com o novo endereço, e as outras sessões foram ' +
      'encerradas. Se não foi você, troque a senha já e fale com quem mantém esta Vida.',
    ...toAccount,
  }),
  password_changed: () => ({
    title: 'Sua senha foi trocada',
    text: `As outras sessões foram encerradas. ${NOT_YOU}`,
    ...toAccount,
  }),
  second_factor_on: () => ({
    title: 'Verificação em duas etapas ligada',
    text:
      'Para entrar, agora é preciso também o celular ou a chave ' +
      `de acesso. Guarde bem os códigos de recuperação. ${NOT_YOU}`,
    ...toAccount,
  }),
  second_factor_off: () => ({
    title: 'Verificação em duas etapas desligada',
    text: `A conta volta a abrir só com a senha. ${NOT_YOU}`,
    ...toAccount,
  }),
  second_factor_changed: ({ change }) => ({
    title: 'Sua verificação em duas etapas mudou',
    text: `${factorChanges[change]} ${NOT_YOU}`,
    ...toAccount,
  }),
  recovery_code_used: ({ codesLeft }) => ({
    title: 'Um código de recuperação foi usado',
    text: `${codesLeftText(codesLeft)} ${NOT_YOU}`,
    ...toAccount,
  }),
  glucose_low: ({ glucoseMgDl }, unit) => ({
    title: lowTitle(glucoseMgDl),
    text:
      `${sayReading(glucoseMgDl, unit, 'LO')} Se ainda não tratou, siga a regra dos 15 e meça ` +
      'de novo. Com confusão, desmaio ou dificuldade para engolir, nada na boca: SAMU 192.',
    ...toMeasurements,
  }),
  glucose_high: ({ glucoseMgDl }, unit) => ({
    title: 'Glicose muito elevada',
    text: `${sayReading(glucoseMgDl, unit, 'HI')} ${whatToDoWhenHigh(glucoseMgDl)} ${HIGH_RED_FLAGS}`,
    ...toMeasurements,
  }),
  sleep_goal: ({ meanHours, goalHours }) => ({
    title: 'Meta de sono alcançada',
    text:
      `Nas últimas 7 noites você ficou em média ${formatNumber(meanHours, 1)} ` +
      `h na cama. Sua meta é ${formatNumber(goalHours, 1)} h.`,
    to: '/sleep',
    action: 'Ver o sono',
  }),
  days_without: ({ substanceType, days: count }) => ({
    title: `${days(count)} sem ${substances[substanceType]}`,
    text:
      'Cada dia conta, e o histórico fica guardado no seu ' +
      `plano.${substanceType === 'alcohol' && count <= WITHDRAWAL_DAYS ? ` ${WITHDRAWAL}` : ''}`,
    to: '/substances',
    action: 'Ver o plano',
  }),
  post_reply: ({ postId, postTitle }) => ({
    title: 'Responderam à sua postagem',
    text: `Há novidade em “${postTitle}”.`,
    ...toPost(postId),
  }),
  post_like: ({ postId, postTitle }) => ({
    title: 'Curtiram a sua postagem',
    text: `“${postTitle}” recebeu uma curtida.`,
    ...toPost(postId),
  }),
  reply_like: ({ postId, postTitle }) => ({
    title: 'Curtiram a sua resposta',
    text: `Sua resposta em “${postTitle}” recebeu uma curtida.`,
    ...toPost(postId),
  }),
};

/** What the panel says. */
export const notificationsMessages = {
  title: 'Notificações',
  loading: 'Carregando notificações...',
  failed: 'Não conseguimos carregar suas notificações',
  empty: 'Nenhuma notificação por aqui',
  emptyText: 'Quando houver novidade sobre os seus registros ou as suas postagens, ela aparece neste painel.',
  isNew: 'Nova',
  /** The text of a notification, glucose in the reader's unit. */
  tell: (notification: AppNotification, unit: GlucoseUnit): NotificationText => {
    const teller = tellers[notification.kind] as (each: AppNotification, unit: GlucoseUnit) => NotificationText;
    return teller(notification, unit);
  },
} as const;
