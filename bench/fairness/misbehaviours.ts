import { makeSensorReadings, toLibreViewFile } from '../../server/src/demo/libreview-file.ts';
import { createToken } from '../../server/src/features/auth/session-tokens.ts';
import type { Asker, Question } from './ask.ts';

export interface Stage {
  readonly asker: Asker;
  /** Tokens of those who misbehave. */
  readonly tokens: readonly string[];
  /** Of a post that everybody sees. */
  readonly postId: string;
  readonly isOver: () => boolean;
  /** Counts one answer. */
  readonly count: (status: number, ms: number) => void;
}

export interface Misbehaviour {
  readonly name: string;
  /** Accounts that take part. */
  readonly people: number;
  /** It is over after so long, or when everything it does was done. */
  readonly seconds: number;
  readonly run: (stage: Stage) => Promise<unknown>;
}

const LIBRE_DAYS = 660;
/** Of 190,000 rows, five minutes apart. */
const bigFile = (): Uint8Array => new Uint8Array(toLibreViewFile(makeSensorReadings(LIBRE_DAYS, new Date(), 5)));
const UPLOAD_BYTES = 17 * 1024 * 1024;

/** Rows of 190,000 instants, wide enough for 17 MB. */
const wideFile = (): Uint8Array => {
  const file = Buffer.from(bigFile());
  if (file.length >= UPLOAD_BYTES) return file;
  const lines = file.toString('utf8').trimEnd().split('\n');
  const pad = ' '.repeat(Math.ceil((UPLOAD_BYTES - file.length) / lines.length));
  // A wider serial number: the second column of every row of data.
  return Buffer.from(lines.map((line, n) => (n < 2 ? line : line.replace(/^([^,]*,[^,]*)/, `$1${pad}`))).join('\n'));
};

const times = (count: number, work: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Asks again and again on so many connections. */
const hammer = ({ asker, isOver, count }: Stage, connections: number, question: (n: number) => Question) => {
  let asked = 0;
  return times(connections, async () => {
    while (!isOver()) {
      asked += 1;
      const { status, ms } = await asker.ask(question(asked));
      count(status, ms);
    }
  });
};

const upload = async ({ asker, count }: Stage, token: string | undefined, body: Uint8Array) => {
  const { status, ms } = await asker.ask({
    path: '/api/health-metrics/import',
    headers: { 'content-type': 'text/csv' },
    body,
    ...(token !== undefined && { token }),
  });
  count(status, ms);
};

const tokenOf = ({ tokens }: Stage, n: number): string => tokens[n % tokens.length] ?? '';

/** One client or account does what it should not; each is survived by everybody else. */
export const misbehaviours: readonly Misbehaviour[] = [
  {
    name: 'forged tokens',
    people: 0,
    seconds: 15,
    run: (stage) => hammer(stage, 400, () => ({ path: '/api/health-profile', token: createToken() })),
  },
  {
    name: 'wrong logins',
    people: 0,
    seconds: 15,
    run: (stage) =>
      hammer(stage, 256, (n) => ({
        path: '/api/login',
        body: { email: `vitima${n % 300}@exemplo.com`, password: `palpite numero ${n}` },
      })),
  },
  {
    name: 'past its limits',
    people: 1,
    seconds: 15,
    run: (stage) =>
      hammer(stage, 400, (n) => ({
        path: `/api/health-metrics?limit=${1 + (n % 90)}`,
        token: tokenOf(stage, 0),
      })),
  },
  {
    name: 'import and writers',
    people: 1,
    seconds: 40,
    run: async (stage) => {
      let isImported = false;
      const imported = upload(stage, tokenOf(stage, 0), bigFile()).finally(() => {
        isImported = true;
      });
      const writers = hammer({ ...stage, isOver: () => isImported || stage.isOver() }, 20, (n) => ({
        path: '/api/health-metrics',
        token: tokenOf(stage, 0),
        body: [{ metricType: 'glucose', value: 80 + (n % 90) }],
      }));
      await Promise.all([imported, writers]);
    },
  },
  {
    name: 'uploads',
    people: 40,
    seconds: 60,
    run: (stage) => {
      const file = wideFile();
      return times(40, (n) => upload(stage, tokenOf(stage, n), file));
    },
  },
  {
    name: 'likes',
    people: 500,
    seconds: 20,
    run: async (stage) => {
      for (let turn = 0; turn < 4 && !stage.isOver(); turn += 1)
        await times(500, async (n) => {
          const { status, ms } = await stage.asker.ask({
            path: '/api/community/likes',
            token: tokenOf(stage, n),
            body: { postId: stage.postId, liked: turn % 2 === 0 },
          });
          stage.count(status, ms);
        });
    },
  },
  {
    name: 'meal plans',
    people: 8,
    seconds: 20,
    run: (stage) =>
      hammer(stage, 32, (n) => ({
        path: '/api/meal-plans/generate',
        token: tokenOf(stage, n),
        body: { mealType: 'general' },
      })),
  },
  {
    name: 'slow chats',
    people: 200,
    seconds: 40,
    run: (stage) =>
      times(200, async (n) => {
        const { status, ms } = await stage.asker.ask({
          path: '/api/chat/message',
          token: tokenOf(stage, n),
          body: { message: 'Como a caminhada ajuda a glicose depois do almoço?' },
        });
        stage.count(status, ms);
      }),
  },
];
