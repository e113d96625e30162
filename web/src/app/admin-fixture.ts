import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { NewPrompt, PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { afterEach, beforeEach } from 'vitest';
import { rememberOpenGate } from '../lib/admin-gate.ts';
import { sampleSession } from '../testing/sample-session.ts';
import type { Answer, ReceivedCall } from '../testing/serve-api.ts';
import { findPage, startWholeApp } from '../testing/whole-app.tsx';

const at = '2026-11-21T12:00:00.000Z';
const idOf = (number: number): string => `01a1fc7e-8a1a-706d-a6cb-${String(number).padStart(12, '0')}`;

/** A prompt as the server answers it. */
export const aPrompt = (number: number, change: Partial<PromptWithEtag> = {}): PromptWithEtag => ({
  etag: 'um',
  id: idOf(number),
  section: 'chat',
  title: `Conversa ${number}`,
  systemPrompt: 'Hoje é {{data}}.',
  userPromptTemplate: '{{mensagem}}',
  isActive: false,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...change,
});

export const aVersion = (version: number, change: Partial<PromptVersion> = {}): PromptVersion => ({
  version,
  title: 'Conversa 1',
  systemPrompt: 'Hoje é {{data}}.',
  userPromptTemplate: '{{mensagem}}',
  savedAt: at,
  ...change,
});

/** The adviser without a model, asked nothing. */
export const noModel: AdviserHealth = {
  model: {
    isConfigured: false,
    name: null,
    host: null,
    reach: 'none',
    isReachable: null,
    answeredInMs: null,
    pausedUntil: null,
    lastFailure: null,
    tools: 'unknown',
  },
  days: [],
  tools: [],
};

export const gateClosed: Answer = {
  status: 403,
  body: { message: 'Informe a senha administrativa para abrir o painel.', code: 'gate_closed' },
};

/** The administrator's panel before a server that keeps prompts; `refusal` answers every write while it is set. */
export const startPanel = () => {
  const app = startWholeApp();
  const panel = {
    app,
    prompts: [] as PromptWithEtag[],
    versions: [] as PromptVersion[],
    health: noModel,
    refusal: null as Answer | null,
    sentBodies: (name: string) => app.sent(name).map(({ body }) => JSON.parse(body)),
    open: async () => {
      rememberOpenGate();
      await app.open('/admin', sampleSession({ isAdmin: true }));
      await findPage('Administração');
    },
    /** The editor of a prompt that is in use. */
    openFirst: async () => {
      panel.prompts = [aPrompt(1, { isActive: true })];
      panel.versions = [aVersion(1)];
      await panel.open();
      await press('Editar “Conversa 1”');
    },
  };
  const write = (apply: (call: ReceivedCall) => unknown) => (call: ReceivedCall) =>
    panel.refusal ?? { body: apply(call) };
  const store = (number: number, call: ReceivedCall): PromptWithEtag => {
    const input: NewPrompt = JSON.parse(call.body);
    const stored = aPrompt(number, { ...input, version: 2 });
    const others = panel.prompts
      .filter(({ id }) => id !== stored.id)
      .map((prompt) => (input.isActive && prompt.section === input.section ? { ...prompt, isActive: false } : prompt));
    panel.prompts = [...others, stored];
    return stored;
  };

  beforeEach(() => {
    Object.assign(panel, { prompts: [], versions: [], health: noModel, refusal: null });
    Object.assign(app.answers, {
      'GET /api/admin/ai-prompts': () => ({ body: panel.prompts }),
      'GET /api/admin/adviser-health': () => ({ body: panel.health }),
      'POST /api/admin/ai-prompts': write((call) => store(9, call)),
      'POST /api/admin/ai-prompts/preview': write(({ body }) => ({
        system: `REGRAS\n${JSON.parse(body).systemPrompt}`,
        user: 'Pessoa: 55 anos, mulher',
      })),
    });
    for (const number of [1, 2]) {
      const path = `/api/admin/ai-prompts/${idOf(number)}`;
      Object.assign(app.answers, {
        [`PUT ${path}`]: write((call) => store(number, call)),
        [`DELETE ${path}`]: write(() => {
          panel.prompts = panel.prompts.filter(({ id }) => id !== idOf(number));
          return { id: idOf(number) };
        }),
        [`GET ${path}/versions`]: () => ({ body: panel.versions }),
        [`POST ${path}/restore`]: write(({ body }) => {
          const earlier = panel.versions.find(({ version }) => version === JSON.parse(body).version);
          const current = { ...aVersion(3), ...earlier, version: 3 };
          panel.versions = [current, ...panel.versions];
          const { savedAt: _, ...texts } = current;
          return aPrompt(number, texts);
        }),
      });
    }
  });
  afterEach(() => sessionStorage.clear());
  return panel;
};

export const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));

/** The card of a section, by its name. */
export const findCard = (name: string) => screen.findByRole('region', { name });

export const systemBox = () => screen.findByRole('textbox', { name: 'Prompt do sistema' });

/** Replaces what stands in a box; pasted, since typing reads braces as keys. */
export const put = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
};
