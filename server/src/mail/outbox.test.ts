import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

const mail = { to: 'lia@exemplo.com', subject: '', text: '', html: '' };

const open = () => {
  const log: { level: number; msg: string; err: { message: string } }[] = [];
  const sent: string[] = [];
  const stopping = new AbortController();
  const gate = Promise.withResolvers<void>();
  const outbox = createOutbox({
    send: async ({ to }, signal) => {
      signal.throwIfAborted();
      await Promise.race([
        gate.promise,
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
      ]);
      sent.push(to);
    },
    log: pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line)) }),
    stopping: stopping.signal,
  });
  return { outbox, log, sent, stopping, letGo: gate.resolve };
};

it('sends one at a time, and whoever asks much waits behind the others', async () => {
  const { outbox, sent, letGo } = open();
  let atOnce = 0;
  let mostAtOnce = 0;
  const post = (who: string, name: string) =>
    outbox.post(who, async (sendNow) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await sendNow({ ...mail, to: name });
      atOnce -= 1;
    });
  for (const name of ['a1', 'a2', 'a3']) post('a', name);
  post('b', 'b1');
  letGo();
  await expect.poll(() => sent).toHaveLength(4);
  expect([sent, mostAtOnce]).toEqual([['a1', 'b1', 'a2', 'a3'], 1]);
});

it('keeps only so many of one waiting, and says in the log that others were dropped', async () => {
  const { outbox, log, sent, letGo } = open();
  for (let asked = 0; asked < 25; asked += 1) outbox.post('a', (sendNow) => sendNow(mail));
  await expect.poll(() => log).toHaveLength(4);
  expect(log[0]).toMatchObject({ msg: 'mail not sent', err: { message: 'no turn: own' } });
  letGo();
  await expect.poll(() => sent).toHaveLength(21);
});

it('gives up what was not sent when Vida stops, without a word', async () => {
  const { outbox, log, sent, stopping } = open();
  const ends: unknown[] = [];
  outbox.post('a', (sendNow) =>
    sendNow(mail)
      .catch((error: unknown) => ends.push(error))
      .then(() => undefined),
  );
  outbox.post('a', (sendNow) => sendNow(mail));
  stopping.abort();
  await expect.poll(() => ends).toHaveLength(1);
  expect([sent, log]).toEqual([[], []]);
});
