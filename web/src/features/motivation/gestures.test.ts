import { fireEvent } from '@testing-library/react';
import { KONAMI_KEYS } from '@vida/contract/motivation/gesture-rules.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDoubleTap, watchKonami } from './gestures.ts';

const heard = vi.fn();
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  document.body.innerHTML = `
    <h1>Olá, <b>Lúcia</b></h1><p>Seu resumo</p>
    <button type="button"><span>Medir</span></button><a href="/x">Ver</a><input aria-label="Valor" />
    <div contenteditable="true">nota</div><div role="dialog"><p>Texto</p></div><div role="slider">curva</div>
    <label>Nome</label>`;
});
afterEach(() => {
  stop();
  document.getSelection()?.removeAllRanges();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const at = (x: number, y: number) => ({ clientX: x, clientY: y, isPrimary: true, button: 0 });
const tap = (selector = 'h1', place = at(50, 50)): void => {
  fireEvent.pointerDown(find(selector), place);
  fireEvent.pointerUp(find(selector), place);
};
const doubleTap = (selector = 'h1', betweenMs = 120): void => {
  tap(selector);
  vi.advanceTimersByTime(betweenMs);
  tap(selector);
};
const select = (selector: string): void => {
  const range = document.createRange();
  range.selectNodeContents(find(selector));
  document.getSelection()?.addRange(range);
};

describe('a double click or tap', () => {
  beforeEach(() => {
    stop = watchDoubleTap(heard);
  });

  it.each([
    [299, 1],
    [300, 1],
    [301, 0],
  ])('counts within 300 ms (%i ms)', (ms, times) => {
    doubleTap('h1', ms);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it.each(['button span', 'a', 'input', '[contenteditable]', '[role=dialog] p', '[role=slider]', 'label'])(
    'is left to %s',
    (selector) => {
      doubleTap(selector);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('works on a heading, on what stands in it, and on text', () => {
    for (const selector of ['h1', 'h1 b', 'p']) {
      doubleTap(selector);
      vi.advanceTimersByTime(1000);
    }
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('is none when it begins on a control', () => {
    tap('button');
    tap('h1');
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves alone what was selected before', () => {
    select('p');
    doubleTap();
    expect(heard).not.toHaveBeenCalled();
  });

  it('does not mind the word that it selects itself', () => {
    tap();
    vi.advanceTimersByTime(100);
    select('h1 b');
    tap();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('wants both near each other, and still', () => {
    tap('h1', at(50, 50));
    tap('h1', at(70, 60));
    expect(heard).toHaveBeenCalledOnce();
    tap('h1', at(50, 50));
    tap('h1', at(50, 120));
    expect(heard).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    tap('h1');
    fireEvent.pointerDown(find('h1'), at(50, 50));
    fireEvent.pointerUp(find('h1'), at(150, 50));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is not a long press, a second finger, another button or a scroll', () => {
    fireEvent.pointerDown(find('h1'), at(50, 50));
    vi.advanceTimersByTime(600);
    fireEvent.pointerUp(find('h1'), at(50, 50));
    tap();
    vi.advanceTimersByTime(1000);
    tap('h1', { ...at(50, 50), isPrimary: false });
    tap();
    vi.advanceTimersByTime(1000);
    tap('h1', { ...at(50, 50), button: 2 });
    tap();
    vi.advanceTimersByTime(1000);
    tap();
    fireEvent.pointerCancel(find('h1'));
    tap();
    expect(heard).not.toHaveBeenCalled();
  });

  it('counts four taps as two doubles, three as one', () => {
    tap();
    tap();
    tap();
    expect(heard).toHaveBeenCalledTimes(1);
    tap();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the Konami sequence', () => {
  beforeEach(() => {
    stop = watchKonami(heard);
  });
  const press = (keys: readonly string[], selector = 'h1') => {
    for (const key of keys) fireEvent.keyDown(find(selector), { key });
  };
  const code = [...KONAMI_KEYS];

  it('is up, up, down, down, left, right, left, right, B, A, in capitals too', () => {
    press(code);
    expect(heard).toHaveBeenCalledTimes(1);
    press(code.map((key) => (key.length === 1 ? key.toUpperCase() : key)));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('may follow anything, and begins anew after a mistake', () => {
    press(['x', 'ArrowUp', ...code]);
    expect(heard).toHaveBeenCalledTimes(1);
    press([...code.slice(0, 9), 'x', 'a']);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is nothing in a field', () => {
    press(code, 'input');
    press(code, '[contenteditable]');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is heard no more once it is stopped', () => {
    stop();
    press(code);
    expect(heard).not.toHaveBeenCalled();
  });
});
