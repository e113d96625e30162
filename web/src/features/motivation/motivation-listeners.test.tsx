import { fireEvent, screen } from '@testing-library/react';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { KONAMI_KEYS } from '@vida/contract/motivation/gesture-rules.ts';
import { describe, expect, it, vi } from 'vitest';
import { celebrate, vidaSays } from '../../lib/vida-says.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { EmergencyCard } from '../../ui/emergency-card.tsx';
import { TOAST_DURATION_MS, toast, toastStore } from '../../ui/toast/toast-store.ts';
import { useGestures } from './gestures.ts';
import { isolateVida, openTips, renderPart, settle, startVidaServer, wait } from './motivation-fixture.tsx';
import { MotivationListeners } from './motivation-listeners.tsx';

isolateVida(sampleSession());

const said = 'Vida: Que bom que você está aqui.';
const Gestures = () => {
  useGestures(true);
  return null;
};
const open = (beside = <h1>Olá</h1>) =>
  renderPart(
    <>
      {beside}
      <Gestures />
      <MotivationListeners />
    </>,
  );
const doubleTap = async () => {
  const place = { isPrimary: true, button: 0 };
  for (let times = 0; times < 2; times += 1) {
    fireEvent.pointerDown(document.body, place);
    fireEvent.pointerUp(document.body, place);
  }
  await settle();
};
const typeKonami = async () => {
  for (const key of KONAMI_KEYS) fireEvent.keyDown(document.body, { key });
  await settle();
};
/** What is on screen has been read and closed. */
const readAll = async () => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  await settle();
};

describe('a gesture', () => {
  it('asks the server and shows the answer for 5000 ms', async () => {
    const server = startVidaServer();
    await open();
    await doubleTap();
    expect(server.askedFor('/api/easter-egg')).toEqual([
      { path: '/api/easter-egg', body: { trigger: 'double_click' } },
    ]);
    expect(openTips()).toEqual([said]);
    expect(TOAST_DURATION_MS).toBe(5000);
  });

  it('shows once a day for each trigger', async () => {
    const server = startVidaServer();
    await open();
    await doubleTap();
    await readAll();
    await doubleTap();
    expect(openTips()).toEqual([]);
    await typeKonami();
    expect(openTips()).toEqual([said]);
    expect(server.askedFor('/api/easter-egg').at(-1)?.body).toEqual({ trigger: 'konami_code' });
  });

  it('shows again when the person’s day changes', async () => {
    startVidaServer();
    await open();
    await doubleTap();
    await readAll();
    vi.setSystemTime('2026-11-22T02:59:00Z');
    await doubleTap();
    expect(openTips()).toEqual([]);
    vi.setSystemTime('2026-11-22T03:00:00Z');
    await doubleTap();
    expect(openTips()).toEqual([said]);
  });

  it('shows nothing when there is no message, no answer and no connection', async () => {
    const server = startVidaServer();
    await open();
    server.message = null;
    await doubleTap();
    server.message = 'não é para mostrar';
    server.status = 429;
    await doubleTap();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await doubleTap();
    vi.restoreAllMocks();
    expect(server.askedFor('/api/easter-egg')).toHaveLength(2);
    expect(openTips()).toEqual([]);
  });

  it('is not answered beside an emergency, nor while something is to be filled in', async () => {
    const server = startVidaServer();
    const { unmount } = await open(<EmergencyCard title="48 mg/dL">Coma açúcar agora.</EmergencyCard>);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await doubleTap();
    unmount();
    await open(<div role="dialog">Nova medição</div>);
    await doubleTap();
    expect(server.askedFor('/api/easter-egg')).toEqual([]);
  });

  it('is dropped when an emergency appears before the answer', async () => {
    const server = startVidaServer();
    server.answersAfterMs = 200;
    await open();
    await doubleTap();
    const speakAgain = vidaSays.hush();
    await wait(200);
    await settle();
    speakAgain();
    expect(server.askedFor('/api/easter-egg')).toHaveLength(1);
    expect(openTips()).toEqual([]);
  });
});

describe('a toast that is there', () => {
  it('keeps its place: the tip comes after it', async () => {
    startVidaServer();
    await open();
    const { dismiss: close } = toast({ title: 'Noite apagada.' });
    await doubleTap();
    expect(openTips()).toEqual(['Noite apagada.: undefined']);
    close();
    await settle();
    expect(openTips()).toEqual([said]);
  });
});

describe('a dialog that opened before the answer', () => {
  it('is not talked over: the tip comes when it is closed', async () => {
    const server = startVidaServer();
    server.answersAfterMs = 200;
    await open();
    await doubleTap();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await wait(200);
    await settle();
    expect(server.askedFor('/api/easter-egg')).toHaveLength(1);
    expect(openTips()).toEqual([]);
    dialog.remove();
    await settle();
    expect(openTips()).toEqual([said]);
    expect(toastStore.read()[0]?.variant).toBe('vida');
  });
});

describe('the tip of the hour', () => {
  const late = { message: 'Já é tarde. Que tal descansar?', trigger: 'late_night' };

  it('is asked for every 60 s, and not in the background', async () => {
    const server = startVidaServer();
    await open();
    expect(server.askedFor('/api/time-easter-egg')).toHaveLength(1);
    await wait(59_990);
    expect(server.askedFor('/api/time-easter-egg')).toHaveLength(1);
    await wait(20);
    expect(server.askedFor('/api/time-easter-egg')).toHaveLength(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(120_000);
    vi.restoreAllMocks();
    expect(server.askedFor('/api/time-easter-egg')).toHaveLength(2);
  });

  it('is shown when its hour comes, once a day', async () => {
    const server = startVidaServer();
    await open();
    expect(openTips()).toEqual([]);
    server.timed = late;
    await wait(60_000);
    await settle();
    expect(openTips()).toEqual(['Vida: Já é tarde. Que tal descansar?']);
    await readAll();
    await wait(120_000);
    expect(openTips()).toEqual([]);
    await wait(DAY_MS);
    await settle();
    expect(openTips()).toEqual(['Vida: Já é tarde. Que tal descansar?']);
  });

  it('waits until the dialog is gone', async () => {
    const server = startVidaServer();
    server.timed = late;
    await open(<div role="dialog">Nova medição</div>);
    expect(openTips()).toEqual([]);
    screen.getByRole('dialog').removeAttribute('role');
    await wait(60_000);
    await settle();
    expect(openTips()).toHaveLength(1);
  });

  it('goes on asking after a failure, in silence', async () => {
    const server = startVidaServer();
    server.status = 500;
    await open();
    server.status = 200;
    server.timed = late;
    await wait(60_000);
    await settle();
    expect(openTips()).toHaveLength(1);
  });
});

describe('something really done', () => {
  it('is told to the server, and answered in the bubble and once a day as a toast', async () => {
    const server = startVidaServer();
    await open();
    celebrate('sleep_logged');
    await settle();
    expect(server.askedFor('/api/motivational-message')[0]?.body).toEqual({
      action: 'sleep_logged',
      achievement: 'Registrei meu sono',
      userContext: { timestamp: '2026-11-21T13:00:00.000Z' },
    });
    expect(vidaSays.read()).toEqual({ achievement: null, message: 'Que bom que você está aqui.' });
    expect(openTips()).toEqual([said]);
    await readAll();
    celebrate('sleep_logged');
    await settle();
    expect(server.askedFor('/api/motivational-message')).toHaveLength(2);
    expect(openTips()).toEqual([]);
  });

  it('before the listeners were there is not lost', async () => {
    startVidaServer();
    celebrate('milestone');
    await open();
    expect(openTips()).toEqual([said]);
  });
});
