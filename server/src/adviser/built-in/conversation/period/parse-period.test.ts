import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../text/tokenize.ts';
import { findPeriod, markDates } from './parse-period.ts';
import { instantsOf, type Period } from './period.ts';
import { periodBefore } from './period-before.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

const read = (text: string, today = TODAY): Period | null =>
  findPeriod(foldText(markDates(text)), today)?.period ?? null;

const daysOf = (period: Period | null) => period && `${period.fromDay}..${period.toDay}`;

describe('a period in words', () => {
  it.each([
    ['hoje', '2026-11-21..2026-11-21', 'hoje'],
    ['ontem', '2026-11-20..2026-11-20', 'ontem'],
    ['esta semana', '2026-11-16..2026-11-21', 'nesta semana'],
    ['semana passada', '2026-11-09..2026-11-15', 'na semana passada'],
    ['na última semana', '2026-11-15..2026-11-21', 'nos últimos 7 dias'],
    ['últimos 14 dias', '2026-11-08..2026-11-21', 'nos últimos 14 dias'],
    ['últimas duas semanas', '2026-11-08..2026-11-21', 'nas últimas 2 semanas'],
    ['este mês', '2026-11-01..2026-11-21', 'neste mês'],
    ['mês passado', '2026-10-01..2026-10-31', 'no mês passado'],
    ['em dezembro', '2025-12-01..2025-12-31', 'em dezembro de 2025'],
    ['em novembro', '2026-11-01..2026-11-21', 'em novembro'],
    ['dia 30', '2026-10-30..2026-10-30', 'em 30/10'],
    ['12/12', '2025-12-12..2025-12-12', 'em 12/12/2025'],
    ['29/02', '2024-02-29..2024-02-29', 'em 29/02/2024'],
    ['de 01/11 a 10/11', '2026-11-01..2026-11-10', 'de 01/11 a 10/11'],
    ['na segunda', '2026-11-16..2026-11-16', 'na segunda-feira (16/11)'],
    ['no sábado', '2026-11-14..2026-11-14', 'no sábado (14/11)'],
    ['desde segunda', '2026-11-16..2026-11-21', 'desde 16/11'],
    ['desde 01/12/2025', '2025-12-01..2026-11-21', 'desde 01/12/2025'],
    ['desde 01/01/2010', '2025-11-21..2026-11-21', 'de 21/11/2025 a 21/11'],
    ['de 01/03/2012 a 01/03/2024', '2023-03-02..2024-03-01', 'de 02/03/2023 a 01/03/2024'],
    ['no fim de semana', '2026-11-21..2026-11-21', 'no fim de semana'],
    ['de 3 a 12/10', '2026-10-03..2026-10-12', 'de 03/10 a 12/10'],
    ['entre os dias 3 e 12/10', '2026-10-03..2026-10-12', 'de 03/10 a 12/10'],
    ['a contar de 5º/8', '2026-08-05..2026-11-21', 'desde 05/08'],
    ['desde o primeiro dia de agosto', '2026-08-01..2026-11-21', 'desde 01/08'],
    ['nos dez primeiros dias de agosto', '2026-08-01..2026-08-10', 'de 01/08 a 10/08'],
    ['nas últimas duas semanas de agosto', '2026-08-18..2026-08-31', 'de 18/08 a 31/08'],
    ['na segunda quinzena do mês passado', '2026-10-16..2026-10-31', 'de 16/10 a 31/10'],
    ['de 5 de agosto até o fim do mês', '2026-08-05..2026-08-31', 'de 05/08 a 31/08'],
    ['sexta 13', '2026-11-13..2026-11-13', 'em 13/11'],
    ['terça-feira passada, dia 10', '2026-11-10..2026-11-10', 'em 10/11'],
    ['na quarta dessa semana', '2026-11-18..2026-11-18', 'em 18/11'],
    ['na virada de terça pra quarta da semana passada', '2026-11-11..2026-11-11', 'em 11/11'],
    ['em todo o meu histórico', '2025-11-21..2026-11-21', 'em todos os registros do último ano'],
    ['que o medidor já mostrou', '2025-11-21..2026-11-21', 'em todos os registros do último ano'],
    ['desde que ando registrando', '2025-11-21..2026-11-21', 'em todos os registros do último ano'],
    ['depois de amanhã', '2026-11-23..2026-11-23', 'depois de amanhã'],
    ['semana que vem', '2026-11-22..2026-11-22', 'nos próximos dias'],
    ['nos próximos 7 dias', '2026-11-22..2026-11-22', 'nos próximos dias'],
    ['na próxima sexta', '2026-11-22..2026-11-22', 'nos próximos dias'],
    ['pressão dia 10/10', '2026-10-10..2026-10-10', 'em 10/10'],
    ['pressão em 30/12', '2025-12-30..2025-12-30', 'em 30/12/2025'],
    ['pressão 10/11/2025', '2025-11-10..2025-11-10', 'em 10/11/2025'],
    ['ano passado', '2025-01-01..2025-12-31', 'no ano passado'],
  ])('%s is %s, said as %s', (text, days, label) => {
    expect(daysOf(read(text))).toBe(days);
    expect(read(text)?.label).toBe(label);
  });

  it.each(['31/02', '45/12', 'últimos 0 dias', 'glicose', 'dia 99', ''])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });

  it('a pressure is no date', () => {
    expect(read('minha pressão deu 12/8')).toBeNull();
    expect(daysOf(read('minha pressão em 12/8'))).toBeNull();
  });

  it('crosses the turn of the year', () => {
    expect(daysOf(read('mês passado', '2026-01-10'))).toBe('2025-12-01..2025-12-31');
    expect(daysOf(read('semana passada', '2026-01-01'))).toBe('2025-12-22..2025-12-28');
    expect(daysOf(read('dia 31', '2026-03-15'))).toBe('2026-01-31..2026-01-31');
  });
});

describe('the instants of a period', () => {
  it('begin where the day begins, also where summer time skips midnight', () => {
    const day = { fromDay: '2018-11-04', toDay: '2018-11-04', label: '' };
    const { from, to } = instantsOf(day, 'America/Sao_Paulo');
    expect([from.toISOString(), to.toISOString()]).toEqual(['2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z']);
  });

  it('follow the person’s zone', () => {
    const day = { fromDay: '2026-11-20', toDay: '2026-11-20', label: '' };
    expect(instantsOf(day, 'Asia/Kolkata').from.toISOString()).toBe('2026-11-19T18:30:00.000Z');
    expect(instantsOf(day, 'America/Noronha').from.toISOString()).toBe('2026-11-20T02:00:00.000Z');
  });
});

describe('the period to compare with', () => {
  it.each([
    ['esta semana', '2026-11-16..2026-11-21', '2026-11-09..2026-11-15'],
    ['semana passada', '2026-11-16..2026-11-21', '2026-11-09..2026-11-15'],
    ['semana retrasada', '2026-11-09..2026-11-15', '2026-11-02..2026-11-08'],
    ['este mês', '2026-11-01..2026-11-21', '2026-10-01..2026-10-31'],
    ['mês passado', '2026-11-01..2026-11-21', '2026-10-01..2026-10-31'],
    ['ontem', '2026-11-21..2026-11-21', '2026-11-20..2026-11-20'],
    ['hoje', '2026-11-21..2026-11-21', '2026-11-20..2026-11-20'],
    ['últimos 30 dias', '2026-10-23..2026-11-21', '2026-09-23..2026-10-22'],
  ])('of %s', (text, now, before) => {
    const periods = periodBefore(read(text), TODAY, 7);
    expect([daysOf(periods.now), daysOf(periods.before)]).toEqual([now, before]);
  });
});
