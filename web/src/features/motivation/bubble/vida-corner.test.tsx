import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session.ts';
import { vidaSays } from '../../../lib/vida-says.ts';
import { sampleSession } from '../../../testing/sample-session.ts';
import { isolateVida, renderPart, wait } from '../motivation-fixture.tsx';
import { bubbleMessages } from './bubble-messages.ts';
import { pickOther } from './pick-other.ts';
import { VidaBubble, VidaCorner } from './vida-corner.tsx';

isolateVida(sampleSession());
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const bubble = () => screen.getByRole('region', { name: 'Vida' });
const findNoBubble = () => expect(screen.queryByRole('region', { name: 'Vida' })).toBeNull();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const mood = () => document.querySelector('use')?.getAttribute('href')?.split('#').at(-1);
const open = async () => {
  const view = await renderPart(<VidaCorner slot={null} />);
  await wait(1000);
  return view;
};

describe('coming', () => {
  it('takes a second, with a greeting by name and time of day', async () => {
    await renderPart(<VidaCorner slot={null} />);
    await wait(999);
    findNoBubble();
    await wait(1);
    expect(within(bubble()).getByText('Bom dia, Lúcia! Eu sou a Vida. Quer uma dica?')).toBeVisible();
    expect(mood()).toBe('vida-greeting');
  });

  it.each([
    ['2026-11-21T17:00:00Z', /^Boa tarde, Lúcia/, 'vida-greeting'],
    ['2026-11-21T22:00:00Z', /^Boa noite, Lúcia/, 'vida-greeting'],
    ['2026-11-22T02:00:00Z', /^Oi, Lúcia\. Já é tarde/, 'vida-resting'],
    ['2026-11-22T07:59:00Z', /^Oi, Lúcia\. Já é tarde/, 'vida-resting'],
  ])('greets at %s with %s', async (now, greeting, drawing) => {
    vi.setSystemTime(now);
    await open();
    expect(within(bubble()).getByText(greeting)).toBeVisible();
    expect(mood()).toBe(drawing);
  });

  it('goes into the slot of the side bar where there is one', async () => {
    const slot = document.body.appendChild(document.createElement('div'));
    await renderPart(<VidaCorner slot={slot} />);
    await wait(1000);
    expect(slot).toContainElement(bubble());
    act(() => slot.remove());
  });
});

describe('Dica', () => {
  it('shows one of twelve, another each time', async () => {
    await open();
    expect(new Set(bubbleMessages.tips).size).toBe(12);
    let last = '';
    for (let time = 0; time < 30; time += 1) {
      press('Dica');
      const text = bubbleMessages.tips.find((tip) => within(bubble()).queryByText(tip)) ?? '';
      expect(text).not.toBe('');
      expect(text).not.toBe(last);
      last = text;
    }
  });

  it('reaches every other tip from each', () => {
    for (let last = 0; last < 12; last += 1) {
      const reached = Array.from({ length: 11 }, (_, step) => pickOther(12, last, () => step / 11));
      expect([...reached, last].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }
    expect(pickOther(12, null, () => 0.9999)).toBe(11);
  });
});

it('Comece agora shows five steps, each leading to its screen', async () => {
  await open();
  press('Comece agora');
  const links = within(bubble()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/measurements',
    '/ai-tips',
    '/sleep',
    '/account',
  ]);
  press('Dica');
  expect(within(bubble()).queryAllByRole('link')).toEqual([]);
});

describe('closing', () => {
  it('hides at once and tells it after 300 ms', async () => {
    const onClose = vi.fn();
    await renderPart(<VidaBubble isDocked={false} isHidden={false} isCalled={false} onClose={onClose} />);
    await wait(1000);
    press('Fechar a Vida');
    findNoBubble();
    await wait(299);
    expect(onClose).not.toHaveBeenCalled();
    await wait(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves a button that brings her back, with the focus', async () => {
    await open();
    screen.getByRole('button', { name: 'Fechar a Vida' }).focus();
    press('Fechar a Vida');
    await wait(300);
    const call = screen.getByRole('button', { name: 'Chamar a Vida' });
    expect(call).toHaveFocus();
    fireEvent.click(call);
    expect(bubble()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dica' })).toHaveFocus();
  });

  it('is done by Escape with the focus inside', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(bubble()).toBeVisible();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dica' }), { key: 'Escape' });
    findNoBubble();
  });

  it('holds on the next visit of this session, for this person', async () => {
    const { unmount } = await open();
    press('Fechar a Vida');
    await wait(300);
    unmount();
    const again = await open();
    findNoBubble();
    expect(screen.getByRole('button', { name: 'Chamar a Vida' })).toBeVisible();
    again.unmount();
    session.save(sampleSession({ id: '01a1fc7e-8a1a-706d-a6cb-000000000002', firstName: 'Ana' }));
    await open();
    expect(bubble()).toBeVisible();
  });
});

describe('out of sight', () => {
  const place = (html: string): HTMLElement => {
    const element = document.createElement('div');
    element.innerHTML = html;
    return document.body.appendChild(element);
  };

  it.each(['<div role="alert"><a href="tel:192">SAMU 192</a></div>', '<div role="dialog">Nova medição</div>'])(
    'while the page has %s, and back with what she was saying',
    async (html) => {
      await open();
      press('Comece agora');
      const element = place(html);
      await wait(0);
      findNoBubble();
      element.remove();
      await wait(0);
      expect(within(bubble()).getAllByRole('link')).toHaveLength(5);
    },
  );

  it('while a feature asks for silence', async () => {
    await open();
    let speakAgain = (): void => {};
    act(() => {
      speakAgain = vidaSays.hush();
    });
    findNoBubble();
    act(() => speakAgain());
    expect(bubble()).toBeVisible();
  });

  it('stays on where an alert is no emergency', async () => {
    await open();
    const element = place('<div role="alert">Não foi possível carregar.</div>');
    await wait(0);
    expect(bubble()).toBeVisible();
    element.remove();
  });
});

it('cheers for what was really done, until it is asked for something else', async () => {
  await open();
  act(() => vidaSays.answer('Noite anotada.'));
  expect(within(bubble()).getByText('Noite anotada.')).toBeVisible();
  expect(mood()).toBe('vida-cheering');
  press('Dica');
  expect(screen.queryByText('Noite anotada.')).toBeNull();
  expect(vidaSays.read().message).toBeNull();
});
