import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = ['um', 'dois', 'três'].map((value) => ({ value, label: value, content: `vista ${value}` }));

const expectOpen = (name: string): void => {
  const tabs = screen.getAllByRole('tab');
  expect(
    tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent),
  ).toEqual([name]);
  expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toEqual([screen.getByRole('tab', { name })]);
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`vista ${name}`);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
};

it('opens what is pressed, and what arrow keys, Home and End lead to', async () => {
  const user = userEvent.setup();
  const tell = vi.fn();
  render(<Tabs label="Vistas" items={items} onChange={tell} />);
  expectOpen('um');
  await user.click(screen.getByRole('tab', { name: 'dois' }));
  expectOpen('dois');
  for (const [key, name] of [
    ['ArrowRight', 'três'],
    ['ArrowRight', 'um'],
    ['ArrowLeft', 'três'],
    ['Home', 'um'],
    ['End', 'três'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expectOpen(name);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  }
  expect(tell.mock.calls.flat()).toEqual(['dois', 'três', 'um', 'três', 'um', 'três']);
  await user.keyboard('{Control>}{Home}{/Control}');
  expectOpen('três');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('shows what it is told, and tells nothing of what is open already', async () => {
  const user = userEvent.setup();
  const tell = vi.fn();
  render(<Tabs label="Vistas" items={items} value="dois" onChange={tell} />);
  await user.click(screen.getByRole('tab', { name: 'dois' }));
  expect(tell).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: 'um' }));
  expect(tell).toHaveBeenCalledWith('um');
  expectOpen('dois');
});
