import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { FORUM_ID } from './community-test.ts';
import type { ownApi } from './own-api.ts';

/** Something edited in a form of its own: two fields of it, one for each place. */
interface EditedThing {
  readonly name: string;
  /** Makes it; answers where it is shown. */
  readonly prepare: (api: Api) => Promise<string>;
  readonly open: (page: Page) => Promise<void>;
  readonly mine: (page: Page) => Promise<void>;
  readonly theirs: (page: Page) => Promise<void>;
  readonly save: string;
  readonly told: string;
  /** Where it is read, unless at its own address, and what both left. */
  readonly path?: string;
  readonly left: Record<string, unknown> | Record<string, unknown>[];
}

type Api = Awaited<ReturnType<typeof ownApi>>;

const fill = (label: string | RegExp, text: string) => (page: Page) =>
  page.getByRole('textbox', { name: label }).fill(text);

/** 'Editar' in the three dots of the thing. */
export const chooseEdit = (options: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: options }).last().click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Every edited thing with a form, but the profile, a reply and what only the administrator edits. */
export const editedThings: readonly EditedThing[] = [
  {
    name: 'a reading',
    prepare: async (api) => {
      await api.post('/api/health-metrics', { metricType: 'glucose', value: 112 });
      return '/measurements';
    },
    open: chooseEdit(/^Opções da medição/),
    theirs: fill('Glicose', '118'),
    mine: (page) => page.getByRole('combobox', { name: 'Origem' }).selectOption('Laboratório').then(),
    save: 'Salvar mudanças',
    told: 'Glicose: agora 118 mg/dL (antes: 112 mg/dL).',
    path: '/api/health-metrics',
    left: [{ value: 118, kind: 'laboratory' }],
  },
  {
    name: 'a night',
    prepare: async (api) => {
      await api.post('/api/sleep-records', {
        bedTime: `${daysFromNow(-2)}T22:00`,
        wakeTime: `${daysFromNow(-1)}T06:00`,
        fallAsleepTime: 15,
        nightWakings: 1,
        sleepQuality: '7',
      });
      return '/sleep';
    },
    open: chooseEdit(/^Opções da noite/),
    theirs: fill('Número de despertares', '3'),
    mine: fill(/^Observações/, 'noite quente'),
    save: 'Salvar mudanças',
    told: 'Número de despertares: agora 3 (antes: 1).',
    path: '/api/sleep-records',
    left: [{ nightWakings: 3, notes: 'noite quente' }],
  },
  {
    name: 'a use',
    prepare: async (api) => {
      await api.post('/api/substance-records', { substanceType: 'tobacco', amount: 2, unit: 'cigarros' });
      return '/substances';
    },
    open: chooseEdit(/^Opções do registro/),
    theirs: fill('Quantidade', '3'),
    mine: fill(/^Observações/, 'na festa'),
    save: 'Salvar mudanças',
    told: 'Quantidade: agora 3 (antes: 2).',
    path: '/api/substance-records',
    left: [{ amount: '3', notes: 'na festa' }],
  },
  {
    name: 'a plan to stop',
    prepare: async (api) => {
      await api.post('/api/cessation-plans', {
        substanceType: 'tobacco',
        kind: 'quit_date',
        quitDay: daysFromNow(10),
        unit: 'cigarros',
        usualPerDay: 15,
      });
      return '/substances';
    },
    open: chooseEdit(/^Opções do plano/),
    theirs: fill(/^Preço de 1/, '0,60'),
    mine: fill(/^Por que você quer isso/, 'minha filha'),
    save: 'Salvar mudanças',
    told: 'Preço: agora R$ 0,60 (antes: em branco).',
    path: '/api/cessation-plans',
    left: [{ reason: 'minha filha', unitPriceCents: 60 }],
  },
  {
    name: 'a day of a plan',
    prepare: async (api) => {
      await api.post('/api/cessation-plans', {
        substanceType: 'tobacco',
        kind: 'quit_date',
        quitDay: daysFromNow(-3),
        unit: 'cigarros',
        usualPerDay: 15,
      });
      return '/substances';
    },
    open: (page) => page.getByRole('button', { name: 'Como foi hoje?' }).click(),
    theirs: async (page) => {
      await page.getByRole('radio', { name: 'Consegui' }).check();
      await page.getByRole('radio', { name: '4', exact: true }).check();
    },
    mine: async (page) => {
      await page.getByRole('radio', { name: 'Consegui' }).check();
      await fill(/^O que ajudou/, 'caminhei')(page);
    },
    save: 'Guardar o dia',
    told: 'Vontade mais forte: agora 4 (antes: em branco).',
    path: '/api/cessation-plans',
    left: [{ checks: [{ kept: true, craving: 4, notes: 'caminhei' }] }],
  },
  {
    name: 'an appointment',
    prepare: async (api) => {
      await api.post('/api/appointments', {
        scheduledAt: `${daysFromNow(9)}T09:00`,
        professional: 'Dra. Helena',
      });
      return '/dashboard';
    },
    open: async (page) => {
      await page
        .getByRole('button', { name: /Dra\. Helena|Próxima consulta/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Opções da consulta/ }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
    },
    theirs: fill(/^Local/, 'UBS Centro'),
    mine: fill(/^Observações/, 'levar exames'),
    save: 'Salvar mudanças',
    told: 'Local: agora UBS Centro (antes: em branco).',
    path: '/api/appointments',
    left: [{ place: 'UBS Centro', notes: 'levar exames' }],
  },
  {
    name: 'a post',
    prepare: async (api) => {
      const { id } = await api.post('/api/community/posts', {
        forumId: FORUM_ID,
        title: 'Caminhada',
        content: 'Quem vem comigo?',
      });
      return `/community/posts/${id}`;
    },
    open: chooseEdit(/^Opções de “Caminhada”/),
    theirs: fill('Texto', 'Quem vem no sábado?'),
    mine: fill('Título', 'Caminhada no parque'),
    save: 'Salvar mudanças',
    told: 'Texto: agora Quem vem no sábado? (antes: Quem vem comigo?).',
    left: { title: 'Caminhada no parque', content: 'Quem vem no sábado?' },
  },
];
