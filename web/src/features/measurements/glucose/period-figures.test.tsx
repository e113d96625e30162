import { render, screen, within } from '@testing-library/react';
import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../measurements-fixture.ts';
import { PeriodFigures } from './period-figures.tsx';

const now = new Date('2026-11-21T12:00:00Z');

interface Given {
  readonly group?: CareGroup;
  readonly days?: number;
  /** Values of a sensor that fill the period evenly, five minutes apart, repeated in turn. */
  readonly sensor?: readonly number[];
  readonly otherSourceDays?: number;
  readonly single?: readonly (readonly [value: number | null, context?: MetricContext])[];
}

const summaryOf = ({ group = 'adult', days = 14, sensor = [], single = [], otherSourceDays = 0 }: Given) => {
  const from = new Date(now.getTime() - days * DAY_MS);
  const count = sensor.length === 0 ? 0 : days * 288;
  return summarizeGlucose({
    days,
    from,
    to: now,
    now,
    timeZone: 'America/Sao_Paulo',
    sensor: Array.from({ length: count }, (_, index) => ({
      at: from.getTime() + index * 5 * MINUTE_MS,
      value: sensor[index % sensor.length] ?? null,
      rangeFlag: null,
      weight: 5,
    })),
    single: single.map(([value, context], index) => ({
      at: from.getTime() + index * 60 * MINUTE_MS,
      value,
      rangeFlag: value === null ? 'low' : null,
      context: context ?? null,
    })),
    otherSourceDays,
    group,
    newestAt: now,
  });
};
const show = (given: Given) => render(<PeriodFigures summary={summaryOf(given)} />);
/** The whole text of a figure: name, value, meaning. */
const figure = (name: string): string => screen.getByText(name).parentElement?.textContent ?? '';

beforeEach(() => signIn());

describe('the figures of a full sensor period', () => {
  it('say value, meaning and conclusion, each in words', () => {
    show({ sensor: [60, 100, 120, 150, 200] });
    expect(figure('Média')).toContain('126 mg/dL');
    expect(figure('Tempo na faixa')).toContain('60%');
    expect(figure('Tempo na faixa')).toContain('De 70 a 180 mg/dL');
    expect(figure('GMI')).toContain('6,3%');
    expect(figure('Variação (CV)')).toMatch(/37%.*Chama-se estável até 36%\..*Desvio padrão: 47 mg\/dL\./);
    expect(figure('Do menor ao maior')).toMatch(/60 a 200 mg\/dL.*mais baixo foi em 07\/11, 09:00/);
    expect(figure('Dias com leituras')).toMatch(/15 de 14|14 de 14/);
    expect(screen.queryByText('Dados insuficientes')).not.toBeInTheDocument();
  });

  it('take the finger-pricks beside the sensor into the extremes alone', () => {
    show({ sensor: [100, 120, 150], single: [[52, 'madrugada'], [240], [130, 'jejum']] });
    expect(screen.getByText('52 a 240')).toBeVisible();
    expect(screen.getAllByText('123').length).toBeGreaterThan(0);
  });

  it('calls a small variation stable', () => {
    show({ sensor: [100, 110, 120] });
    expect(figure('Variação (CV)')).toContain('Estável (até 36%).');
  });

  it('fold the indices of risk, with zone and words', () => {
    show({ sensor: [60, 100, 120, 150, 200] });
    expect(screen.getByText('Índices de risco').closest('details')).not.toHaveAttribute('open');
    expect(figure('Risco geral (GRI)')).toMatch(/64,0 de 100.*Zona D, de A \(menor risco\) a E\./);
    expect(figure('Glicose baixa (LBGI)')).toMatch(/2,8.*Risco moderado\./);
    expect(figure('Glicose alta (HBGI)')).toMatch(/Risco baixo\./);
  });

  it('stand beside the usual goals of adults', () => {
    show({ sensor: [60, 100, 120, 150, 200] });
    const goals = screen.getByRole('table', { name: /meta usual/, hidden: true });
    const rows = within(goals)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['na faixa (70 a 180)', '60%fora da meta', 'mais de 70%'],
      ['abaixo de 70', '20%fora da meta', 'menos de 4%'],
      ['abaixo de 54', '0%', 'menos de 1%'],
      ['acima de 180', '20%', 'menos de 25%'],
      ['acima de 250', '0%', 'menos de 5%'],
    ]);
  });

  it('mark the goals that are missed, and open the table then', () => {
    show({ sensor: [60, 100, 120, 150, 200] });
    const goals = screen.getByRole('table', { name: /meta usual/ });
    expect(goals.closest('details')).toHaveAttribute('open');
    const missed = within(goals)
      .getAllByRole('row')
      .filter((row) => /fora da meta/.test(row.textContent ?? ''))
      .map((row) => row.firstChild?.textContent);
    expect(missed).toEqual(['na faixa (70 a 180)', 'abaixo de 70']);
  });

  it('leave the table folded and unmarked while every goal is met', () => {
    show({ sensor: [100, 110, 120] });
    const goals = screen.getByRole('table', { name: /meta usual/, hidden: true });
    expect(goals.closest('details')).not.toHaveAttribute('open');
    expect(goals).not.toHaveTextContent('fora da meta');
  });

  it('are written in mmol/L for those who read it', () => {
    signIn('mmol/L');
    show({ sensor: [60, 100, 200] });
    expect(screen.getByText('3,9 a 10,0')).toBeInTheDocument();
    expect(figure('Média')).toContain('6,7 mmol/L');
    expect(figure('Do menor ao maior')).toContain('3,3 a 11,1 mmol/L');
    expect(figure('Variação (CV)')).toContain('Desvio padrão: 3,3 mmol/L.');
  });
});

describe('too little data', () => {
  it('keeps the values and says so where a conclusion would stand', () => {
    show({ days: 7, sensor: [60, 100, 120, 150, 200] });
    expect(screen.getByText('Dados insuficientes para tirar conclusões')).toBeVisible();
    for (const name of ['Tempo na faixa', 'Variação (CV)', 'Risco geral (GRI)', 'Glicose baixa (LBGI)'])
      expect(figure(name)).toContain('Dados insuficientes');
    expect(screen.queryByText(/Zona [A-E]|Risco (mínimo|baixo|moderado|alto)\.|estável/)).toBeNull();
    expect(figure('GMI')).toContain('o GMI precisa de 10 dias de sensor');
  });
});

describe('several sources', () => {
  it('are said, and what became of the smaller part of a day', () => {
    show({ sensor: [100, 120], otherSourceDays: 1 });
    expect(screen.getByText('Leituras de mais de uma fonte')).toBeVisible();
    expect(screen.getByText(/Em 1 dia deste período.*a parte menor fica fora/)).toBeVisible();
  });

  it('are not spoken of where there is one', () => {
    show({ sensor: [100, 120] });
    expect(screen.queryByText(/mais de uma fonte/)).not.toBeInTheDocument();
  });
});

describe('finger-pricks', () => {
  it('are parts of readings, never of time, and have no GMI and no GRI', () => {
    show({ single: Array.from({ length: 12 }, () => [100] as const) });
    expect(figure('Medições na faixa')).toContain('100%');
    expect(screen.queryByText('Tempo na faixa')).not.toBeInTheDocument();
    expect(screen.queryByText('Metas usuais de tempo')).not.toBeInTheDocument();
    expect(figure('GMI')).toContain('o GMI só vale para dados de sensor');
    expect(figure('Risco geral (GRI)')).toContain('Só vale para dados de sensor.');
    expect(screen.getByText(/não do tempo/)).toBeVisible();
  });

  it('tell one reading alone without a spread, and a LO as what it is', () => {
    show({ single: [[null]] });
    expect(figure('Do menor ao maior')).toContain('LO: abaixo do que o aparelho mede.');
    expect(figure('Variação (CV)')).toContain('–');
  });

  it('draw no kind conclusion from readings of which a LO stayed out', () => {
    show({ single: [[null], ...Array.from({ length: 12 }, () => [100] as const)] });
    expect(figure('Glicose baixa (LBGI)')).toContain('As leituras LO, sem número, não entram nesta conta.');
    expect(figure('Glicose baixa (LBGI)')).not.toContain('Risco');
    expect(figure('Variação (CV)')).not.toMatch(/estável/i);
    expect(figure('Glicose alta (HBGI)')).toContain('Risco baixo.');
  });

  it('are told by moment of the day, with the usual goal, also beside a sensor', () => {
    show({
      sensor: [100, 120],
      single: [[95, 'jejum'], [110, 'jejum'], [150, 'jejum'], [170, 'pos_refeicao'], [100]],
    });
    const [fasting, after, unmarked] = within(
      screen.getByRole('heading', { name: 'Por momento do dia' }).parentElement ?? document.body,
    ).getAllByRole('listitem');
    expect(fasting).toHaveTextContent(/Jejum3 medições.*118 mg\/dL.*95 a 150.*2 de 3.*80 a 130 mg\/dL/);
    expect(fasting).not.toHaveTextContent('Dados insuficientes');
    expect(after).toHaveTextContent(/Depois de comer1 mediçãoDados insuficientes.*1 de 1.*70 a 179 mg\/dL/);
    expect(unmarked).toHaveTextContent('Sem momento marcado');
    expect(unmarked).not.toHaveTextContent('Na meta usual');
  });

  it('without any moment ask for it', () => {
    show({ single: [[100], [120]] });
    expect(screen.getByText(/marque o momento/)).toBeVisible();
    expect(screen.queryByText('Sem momento marcado')).not.toBeInTheDocument();
  });
});

describe('goals', () => {
  it('of older people go from the most cautious to the adults’', () => {
    show({ group: 'older', sensor: [100] });
    expect(screen.getByText(/de mais de 50% a mais de 70% do tempo/)).toBeVisible();
    expect(screen.getByText('de menos de 1% a menos de 4%')).toBeInTheDocument();
    expect(screen.queryByText('acima de 180')).not.toBeInTheDocument();
  });

  it.each([
    ['pregnant', /combinadas com seu pré-natal/],
    ['minor', /combinada com o pediatra e a família/],
  ] as const)('of the group %s are set by others: no goal, no class', (group, words) => {
    show({ group, sensor: [60, 100, 120, 150, 200], single: [[95, 'jejum']] });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Metas usuais|Na meta usual|mais de 70%/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Zona [A-E]|Risco (mínimo|baixo|moderado|alto)\.|estável/)).toBeNull();
  });

  it('in pregnancy leave the band of the prenatal care, without GMI and GRI', () => {
    show({ group: 'pregnant', sensor: [60, 100, 150] });
    expect(screen.getByText('63 a 140')).toBeInTheDocument();
    expect(figure('Tempo na faixa')).toContain('De 63 a 140 mg/dL, a faixa combinada com seu pré-natal.');
    expect(figure('GMI')).toContain('–');
    expect(figure('GMI')).toContain('não vale na gravidez');
    expect(figure('Risco geral (GRI)')).toContain('Não vale na gravidez');
  });
});
