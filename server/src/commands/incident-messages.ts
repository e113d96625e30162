import type { SecurityEvent } from '../http/security-log.ts';

/** What an event is called in the report. */
const eventNames: Readonly<Record<SecurityEvent, string>> = {
  account_registered: 'conta criada',
  account_deleted: 'conta excluída',
  login_accepted: 'entrada aceita',
  password_accepted: 'senha certa, à espera da segunda etapa',
  login_refused: 'entrada recusada',
  logout: 'saída',
  sessions_ended: 'sessões encerradas',
  password_changed: 'senha trocada',
  password_refused: 'senha recusada ao confirmar uma mudança',
  password_reset: 'senha provisória emitida',
  password_link_asked: 'link para senha nova pedido',
  password_set_by_link: 'senha trocada por link de e-mail',
  email_changed: 'e-mail trocado',
  second_factor_added: 'segundo fator cadastrado',
  second_factor_removed: 'segundo fator removido',
  second_factor_accepted: 'segundo fator aceito',
  second_factor_refused: 'segundo fator recusado',
  recovery_codes_made: 'códigos de recuperação emitidos',
  recovery_code_used: 'código de recuperação usado',
  gate_opened: 'painel de administração aberto',
  gate_refused: 'senha do painel recusada',
  data_exported: 'dados baixados',
  backup_restored: 'backup restaurado',
};

/** A kind that a newer Vida noted is shown by its own word. */
export const nameOfEvent = (kind: string): string => (eventNames as Readonly<Record<string, string>>)[kind] ?? kind;

/** The options that a period is given by. */
const BEGINNING = '--from';
const END = '--to';

/** What the incident report says; the report itself is in write-incident.ts. */
export const incidentMessages = {
  usage:
    `Uso: npm run incident -- ${BEGINNING} 2026-11-20T00:00:00Z ${END} 2026-11-22T00:00:00Z ` +
    '[--json]\nDatas sem hora valem no fuso de Brasília, do começo do dia.',
  badInstant: (name: string) => `${name}: diga um instante como 2026-11-20T14:30:00-03:00 ou um dia como 2026-11-20.`,
  wrongOrder: `${BEGINNING} precisa vir antes de ${END}.`,
  unknownOption: (option: string) => `Não conheço a opção ${option}.`,
} as const;
