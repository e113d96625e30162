import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QualityBadge } from './quality-badge.tsx';

it.each([
  [8, 'Excelente', 'text-success'],
  [7.9, 'Boa', 'text-warning'],
  [6, 'Boa', 'text-warning'],
  [5.9, 'Regular', 'text-destructive'],
  [4, 'Regular', 'text-destructive'],
  [3.9, 'Ruim', 'text-destructive'],
])('a quality of %d reads %s, in %s', (quality, word, colour) => {
  render(<QualityBadge quality={quality} />);
  expect(screen.getByText(word)).toHaveClass(colour);
});
