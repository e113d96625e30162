import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Vida } from './vida.tsx';

it.each([
  [{}, 132],
  [{ face: true }, 44],
  [{ size: 44, className: 'size-9' }, 44],
])('keeps her whole drawing at whatever size a class gives it: %o', (props, side) => {
  const { container } = render(<Vida mood="greeting" {...props} />);
  const [svg, use] = ['svg', 'use'].map((name) => container.querySelector(name));
  expect(svg).toHaveAttribute('viewBox', `0 0 ${side} ${side}`);
  expect([use?.getAttribute('width'), use?.getAttribute('height')]).toEqual([`${side}`, `${side}`]);
});
