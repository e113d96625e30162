import { nameOfData } from './data-names.ts';
import { nameOfEvent } from './incident-messages.ts';
import type { Incident, TouchedAccount } from './read-incident.ts';

const count = new Intl.NumberFormat('pt-BR');
/** '1 conta', '2.000 contas'. */
const many = (amount: number, one: string, more: string): string =>
  `${count.format(amount)} ${amount === 1 ? one : more}`;

const records = (amount: number): string => many(amount, 'registro', 'registros');
const accountsOf = (amount: number): string => many(amount, 'conta', 'contas');

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});

const counted = (events: Readonly<Record<string, number>>): string =>
  Object.entries(events)
    .map(([kind, times]) => `${nameOfEvent(kind)} ${count.format(times)}`)
    .join(', ') || 'sessão usada';

const accountLine = ({ id, person, events, addresses }: TouchedAccount): string =>
  [
    `  ${id}  ${person ? `${person.name} <${person.email}>` : 'conta que não existe mais'}`,
    `    ${counted(events)}${addresses.length > 0 ? `; de ${addresses.join(', ')}` : ''}`,
  ].join('\n');

const listed = (title: string, lines: readonly string[]): string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines : ['  nada']),
];

/** The report in words, for the communication to ANPD and to the people (Resolução CD/ANPD 15/2024). */
export const writeIncident = (incident: Incident): string => {
  const { from, to, accountsTotal, touched, events, addresses, data } = incident;
  return [
    `INCIDENTE: de ${dateTime.format(from)} até antes de ${dateTime.format(to)}`,
    `Contas com acesso ou sessão em uso no período: ${count.format(touched.length)}. Contas ao ` +
      `todo nesta instalação: ${count.format(accountsTotal)} (todas, se o banco inteiro foi lido).`,
    ...listed(
      'O QUE ACONTECEU',
      Object.entries(events).map(([kind, times]) => `  ${nameOfEvent(kind)}: ${count.format(times)}`),
    ),
    ...listed(
      'ENDEREÇOS DE REDE, os mais recusados primeiro',
      addresses.map(
        (one) =>
          `  ${one.address}: ${records(one.events)}, ` +
          `${many(one.refused, 'recusa', 'recusas')}, ${accountsOf(one.accounts)}`,
      ),
    ),
    ...listed(
      'TIPOS DE DADOS das contas atingidas, como estão guardados ' +
        'agora (dados de saúde são sensíveis, LGPD art. 5º, II)',
      data.map(({ name, accounts, rows }) => `  ${nameOfData(name)}: ${records(rows)} de ${accountsOf(accounts)}`),
    ),
    ...listed('CONTAS ATINGIDAS', touched.map(accountLine)),
    '',
    'MEDIDAS QUE VALIAM: senhas guardadas só como código argon2id; sessões guardadas só ' +
      'como resumo, encerráveis em Minha conta; cada conta lê apenas os próprios dados; ' +
      'registros sem senhas e sem valores de saúde. O banco de dados não é cifrado pela Vida.',
    'PRAZO: comunique à ANPD e às pessoas em até 3 dias úteis desde que ' +
      'soube (6 para agentes de pequeno porte), complete em 20 dias úteis, e ' +
      'guarde o registro do incidente por 5 anos (Resolução CD/ANPD 15/2024).',
    'Este texto tem dados pessoais: guarde em lugar seguro.',
  ].join('\n');
};
