import { GAMING_ATTENTION_OVER_HOURS, LABEL_DAYS } from '@vida/contract/substances/substance-rules.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDay, formatHours } from '../../words.ts';

/** So many late evenings of the week are a habit, so many hours a day are long (our choice). */
const LATE_DAYS = 3;
const LONG_DAY_HOURS = 2;

/** Gaming of the last seven days; hours alone are no illness. */
export const gamingRules = [
  defineRule({
    key: 'gaming-week',
    topic: 'gaming',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ substances: { gaming } }) => gaming.hoursOfWeek > GAMING_ATTENTION_OVER_HOURS && gaming,
    write: ({ isMinor, hasEatingRisk }, { hoursOfWeek }) => ({
      title: `${formatHours(hoursOfWeek)} de jogo em ${LABEL_DAYS} dias`,
      content: `Jogar diverte e une gente. Para sobrar espaço para o resto, escolha ${isMinor ? 'com seu responsável ' : ''}um limite que caiba na sua semana: um dia sem jogo${hasEatingRisk ? '' : ', as refeições longe da tela'}, ou um alarme para encerrar. Horas sozinhas não dizem que há problema; se jogar anda atrapalhando estudo, trabalho ou convivência e é difícil parar, um psicólogo ajuda, e o CAPS atende de graça.`,
      why: [`Últimos ${LABEL_DAYS} dias: ${formatHours(hoursOfWeek)} de jogo registradas`],
    }),
  }),
  defineRule({
    key: 'gaming-late',
    topic: 'gaming',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ substances: { gaming }, nightAfter }) =>
      nightAfter.gaming === null && gaming.lateDays >= LATE_DAYS && gaming.lateDays,
    write: ({ sleep }, lateDays) => ({
      title: `Jogo depois das 23 h em ${count(lateDays, 'dia', 'dias')}`,
      content: `Luz forte e partida disputada deixam o cérebro aceso. Tente salvar o progresso uma hora antes de deitar e trocar por algo de luz baixa: banho, música, separar a roupa de amanhã.${sleep.nights.length === 0 ? ' Registrando também suas noites, você vê se o sono chega mais rápido.' : ''}`,
      why: [`Jogo a partir das 23 h: ${count(lateDays, 'dia', 'dias')} dos últimos ${LABEL_DAYS}`],
    }),
  }),
  defineRule({
    key: 'gaming-breaks',
    topic: 'gaming',
    category: 'mental',
    audience: 'everyone',
    priority: 'low',
    when: ({ substances: { gaming } }) =>
      gaming.longestDay !== null && gaming.longestDay.amount >= LONG_DAY_HOURS && gaming.longestDay,
    write: ({ hasDisability }, { day, amount }) => ({
      title: 'Cinco minutos de pausa a cada cinquenta de jogo',
      content: `Em ${formatDay(day)} foram ${formatHours(amount)}. Um alarme a cada 50 minutos lembra de largar o controle, soltar mãos e ombros e beber um gole de água.${hasDisability('Deficiência Visual') ? '' : ' Para os olhos, a regra 20-20-20: a cada 20 minutos, 20 segundos olhando para algo a 6 metros.'} Dor no punho ou no pescoço que volta sempre é assunto para a consulta.`,
      why: [`Em ${formatDay(day)}: ${formatHours(amount)} de jogo`],
    }),
  }),
];
