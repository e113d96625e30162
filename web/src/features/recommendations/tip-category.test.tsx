import { render, screen } from '@testing-library/react';
import { TIP_CATEGORIES } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { describe, expect, it } from 'vitest';
import { TipCategory } from './tip-category.tsx';

const looks = {
  general: ['heart-pulse', 'Geral'],
  nutrition: ['salad', 'Nutrição'],
  exercise: ['footprints', 'Exercício'],
  sleep: ['moon', 'Sono'],
  mental: ['heart-handshake', 'Saúde mental'],
  social: ['users', 'Vida social'],
  medication: ['pill', 'Medicação'],
} as const;

describe('the category of a tip', () => {
  it.each(TIP_CATEGORIES)('%s has an icon and a word of its own', (category) => {
    const [icon, word] = looks[category];
    render(<TipCategory category={category} />);
    expect(screen.getByText(word).querySelector(`.lucide-${icon}`)).not.toBeNull();
  });
});
