import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { type Night, nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import { formatDayShort } from '../../lib/format.ts';

const MINUTES_PER_HOUR = 60;

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Hours with their one decimal: 9 → '9,0'. */
export const formatHours = (hours: number): string => oneDecimal.format(hours);

/** Quality out of ten with its one decimal: 8 → '8,0'. */
export const formatQuality = (quality: number): string => oneDecimal.format(quality);

/** Hours as people say them: 8.5 → '8 h 30 min', 0.5 → '30 min'. */
export const formatDuration = (hours: number): string => {
  const minutes = Math.round(hours * MINUTES_PER_HOUR);
  const parts = [
    [Math.floor(minutes / MINUTES_PER_HOUR), 'h'],
    [minutes % MINUTES_PER_HOUR, 'min'],
  ];
  const said = parts.filter(([count]) => count !== 0).map((part) => part.join(' '));
  return said.join(' ') || '0 min';
};

/** When a night was, on the clocks of that night: '22:00 – 07:00'. */
export const formatNightTimes = ({ bed, wake }: Pick<Night, 'bed' | 'wake'>): string =>
  [bed, wake].map((moment) => wallTimeThen(moment).slice(11)).join(' – ');

/** The day a night belongs to: '21/11'. */
export const formatNightDay = (night: Pick<Night, 'wake'>): string => formatDayShort(nightDayOf(night));
