import type { SleepQualityLevel, SleepTip } from '@vida/contract/sleep/sleep-rules.ts';

const levels: Record<SleepQualityLevel, string> = {
  excellent: 'Excelente',
  good: 'Boa',
  fair: 'Regular',
  poor: 'Ruim',
};

const tips: Record<SleepTip, string> = {
  screens:
    'Que tal deixar o celular e a TV de lado 60 minutos antes de deitar? Um banho morno ou uma ' +
    'música calma preparam o corpo para dormir.',
  relaxation:
    'Na cama, respire devagar: puxe o ar contando até 4 e solte contando até 6. Se passar de 20 ' +
    'minutos sem dormir, levante, faça algo calmo com pouca luz e volte quando o sono chegar.',
  earlier_bed:
    'Tente deitar 15 minutos mais cedo nesta semana e manter o mesmo horário de acordar. Aos poucos, ' +
    'a noite fica mais longa.',
  praise:
    'Suas noites vão bem. Acordar no mesmo horário todos os dias, também no fim de semana, ajuda a continuar assim.',
};

/** What the sleep page and the dashboard's widget both say, and what the widget says. */
export const sleepMessages = {
  title: 'Qualidade do Sono',
  loading: 'Carregando suas noites...',
  failed: 'Não foi possível carregar o seu sono',
  levels,
  tips,
  widget: {
    register: 'Registrar',
    empty: 'Nenhuma noite registrada nos últimos 7 dias.',
    duration: 'Duração média',
    hours: 'h',
    quality: 'Qualidade média',
    basis: (nights: number) => `Médias dos últimos 7 dias (${nights} ${nights === 1 ? 'noite' : 'noites'})`,
  },
} as const;
