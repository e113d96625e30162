import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PointNames } from './point-names.tsx';

const days = (count: number) => Array.from({ length: count }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
const namedOf = (names: readonly string[]): string[] => {
  const { container } = render(<PointNames names={names} />);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

it.each([
  [['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']],
  [['em jejum', 'antes da refeição', 'depois da refeição', 'ao deitar']],
  [days(5)],
])('%j have room side by side', (names) => {
  expect(namedOf(names)).toEqual(names);
});

it('of many the last one is named, and as many before it as have room', () => {
  expect(namedOf(days(30))).toEqual(['06/11', '14/11', '22/11', '30/11']);
  expect(namedOf(days(6))).toEqual(['02/11', '04/11', '06/11']);
});
