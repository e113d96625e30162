import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WeekStrip } from './week-strip.tsx';

test('says for each day whether it is done, and which is today', () => {
  render(<WeekStrip done={[true, false, true]} today={2} />);
  const days = screen.getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent('segunda, feito');
  expect(days[1]).toHaveTextContent('terça, a fazer');
  expect(days[2]).toHaveTextContent('quarta, hoje, feito');
  expect(days[6]).toHaveTextContent('domingo, a fazer');
  expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days[2]]);
});

test('another week has no today', () => {
  render(<WeekStrip done={[]} today={null} />);
  expect(screen.queryByText(/hoje/)).toBeNull();
});
