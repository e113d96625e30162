import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

it('an address may break before its @ and its dots, and reads as it is', () => {
  const { container } = render(<EmailText>ana.lima@exemplo.com</EmailText>);
  expect(container).toHaveTextContent(/^ana\.lima@exemplo\.com$/);
  expect(container.querySelector('span')?.innerHTML).toBe('ana<wbr>.lima<wbr>@exemplo<wbr>.com');
});
