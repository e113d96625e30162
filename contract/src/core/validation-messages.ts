import type { z } from 'zod';

/**
 * Portuguese for what a schema refused. The one place in the contract with Portuguese: the browser says it under
 * the field, the server says it behind the field's label, and both must say the same
 * (docs/decisions/0003-portuguese-error-map.md). Zod's own `pt` is European and stiff.
 */
type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

const formatNumber = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? value.toLocaleString('pt-BR') : String(value);

const reasons: Readonly<Record<string, string>> = {
  control_characters: 'tem caracteres que não podem ser guardados',
  only_blanks: 'não pode ter só espaços',
  time_zone: 'não é um fuso horário conhecido',
  year: 'tem um ano fora do esperado',
  future: 'não pode estar no futuro',
  past_day: 'não pode ser um dia que já passou',
  too_old: 'é antiga demais',
  before_1990: 'precisa ser de 1990 ou depois',
  after_start: 'precisa vir depois do início',
  common_password: 'está entre as senhas mais usadas e seria a primeira a ser tentada. Escolha outra',
  same_password: 'precisa ser diferente da atual',
  passwords_differ: 'não coincide',
  username_characters: 'aceita letras, números, ponto, hífen e sublinhado, sem espaços',
  systolic_below_diastolic: 'precisa ser maior que a diastólica',
  height_weight: 'não combina com a altura. Confira os dois valores',
  implausible: 'está fora do que é possível. Confira o valor',
  required: 'precisa ser preenchido',
  metric_unit: 'não combina com o tipo da medição',
  glucose_only: 'só existe para glicose',
  pressure_only: 'só existe para pressão',
  range_flag_without_value: 'não acompanha uma leitura fora da faixa do aparelho',
  glucose_unit_unclear: 'pode estar em mg/dL ou em mmol/L. Informe também a unidade',
  glucose_looks_like_mmol: 'em mg/dL precisa ser no mínimo 10. Se estiver em mmol/L, informe essa unidade',
  tenths: 'aceita só uma casa depois da vírgula',
  same_as_bed: 'precisa ser diferente do horário de deitar',
  before_bed: 'precisa vir depois do horário de deitar',
  too_short_night: 'precisa ser pelo menos 10 minutos depois do horário de deitar',
  night_over_a_day: 'não pode passar de 24 horas depois de deitar',
  other_night: 'precisa ser o dia em que você acordou ou o dia em que se deitou',
  longer_than_night: 'não pode ser maior que o tempo na cama',
  substance_unit: 'não combina com o tipo escolhido',
  drink_without_glass: 'só existe para copos e garrafas',
  sessions_only: 'só existe para sessões',
  taper_only: 'não cabem em um plano de parar em um dia',
  steps_order: 'precisam estar em ordem, todas antes do dia de parar',
  plan_range: 'precisa vir depois do início, com no máximo 31 dias',
  one_target: 'precisa indicar uma postagem ou uma resposta, e só uma delas',
  totp_code: 'precisa ter os 6 números que o aplicativo mostra',
  recovery_code: 'precisa ter 16 letras e números, como abcd-2345-efgh-6789',
  steps_fall: 'precisam diminuir uma a uma, começando abaixo do que era usual',
};

const NAMED_VARIABLES = 3;
const MAX_VARIABLE_CHARACTERS = 40;

/** 'usa {{nome}}, que não existe': what the administrator has to look for in a long text. */
const describeUnknownVariables = (names: readonly string[]): string => {
  const shown = names
    .slice(0, NAMED_VARIABLES)
    .map((name) => `{{${Array.from(name).slice(0, MAX_VARIABLE_CHARACTERS).join('')}}}`);
  const others = names.length - shown.length;
  const list = new Intl.ListFormat('pt-BR').format(others > 0 ? [...shown, `mais ${others}`] : shown);
  return (
    `usa ${list}, que não ${names.length === 1 ? 'existe' : 'existem'}. As variáveis ` +
    'são: perfil, metricas, categoria, nivel, tipoRefeicao, data e mensagem'
  );
};

const describeCustom = (params: Readonly<Record<string, unknown>> | undefined): string => {
  if (params?.reason === 'unknown_variable' && Array.isArray(params.names))
    return describeUnknownVariables(params.names.map(String));
  return reasons[String(params?.reason)] ?? 'tem um valor inválido';
};

const expectedTypes: Readonly<Record<string, string>> = {
  string: 'precisa ser um texto',
  number: 'precisa ser um número',
  int: 'precisa ser um número inteiro',
  boolean: 'precisa ser sim ou não',
  array: 'precisa ser uma lista',
  object: 'precisa ser um objeto',
};

const formats: Readonly<Record<string, string>> = {
  email: 'precisa ser um e-mail válido, como nome@exemplo.com',
  date: 'precisa ser uma data válida',
  datetime: 'precisa ser uma data com hora válida',
  time: 'precisa ser um horário válido',
  uuid: 'não é um identificador válido',
  regex: 'está em um formato que não reconhecemos',
};

const plural = (count: unknown, one: string, many: string): string =>
  `${formatNumber(count)} ${Number(count) === 1 ? one : many}`;

const describeTooSmall = (issue: Extract<Issue, { code: 'too_small' }>): string => {
  if (issue.origin === 'string')
    return Number(issue.minimum) === 1
      ? 'precisa ser preenchido'
      : `precisa ter pelo menos ${plural(issue.minimum, 'caractere', 'caracteres')}`;
  if (issue.origin === 'array') return `precisa ter pelo menos ${plural(issue.minimum, 'item', 'itens')}`;
  return `precisa ser ${issue.inclusive ? 'no mínimo' : 'maior que'} ${formatNumber(issue.minimum)}`;
};

const describeTooBig = (issue: Extract<Issue, { code: 'too_big' }>): string => {
  if (issue.origin === 'string') return `pode ter no máximo ${plural(issue.maximum, 'caractere', 'caracteres')}`;
  if (issue.origin === 'array') return `pode ter no máximo ${plural(issue.maximum, 'item', 'itens')}`;
  return `precisa ser ${issue.inclusive ? 'no máximo' : 'menor que'} ${formatNumber(issue.maximum)}`;
};

const isMissing = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);

/** What is wrong, as the end of a sentence that begins with the field's label: 'precisa ser preenchido'. */
export const describeIssue = (issue: Issue): string => {
  if (isMissing(issue)) return 'precisa ser preenchido';
  switch (issue.code) {
    case 'invalid_type':
      return expectedTypes[issue.expected] ?? 'tem um valor inválido';
    case 'too_small':
      return describeTooSmall(issue as Extract<Issue, { code: 'too_small' }>);
    case 'too_big':
      return describeTooBig(issue as Extract<Issue, { code: 'too_big' }>);
    case 'not_multiple_of':
      return `precisa ser múltiplo de ${formatNumber(issue.divisor)}`;
    case 'invalid_format':
      return formats[issue.format] ?? formats.regex ?? '';
    case 'invalid_value':
      return issue.values.length <= 12
        ? `precisa ser um destes: ${issue.values.map(String).join(', ')}`
        : 'não está entre as opções aceitas';
    case 'unrecognized_keys':
      return 'não é um campo conhecido';
    case 'custom':
      return describeCustom(issue.params);
    default:
      return 'tem um valor inválido';
  }
};

/** The same as a sentence of its own, for the line under a field: 'Precisa ser preenchido.' */
export const describeIssueAlone = (issue: Issue): string => {
  const text = describeIssue(issue);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
