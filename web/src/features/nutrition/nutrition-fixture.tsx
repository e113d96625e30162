import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { dayOf } from '@vida/contract/core/time.ts';
import type {
  Equivalent,
  Meal,
  MealPlan,
  NutritionEligibility,
  Recipe,
  ShoppingList,
} from '@vida/contract/nutrition/meal-schemas.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderPart } from '../../testing/part-of-page.tsx';

export const today = dayOf(new Date(), 'America/Sao_Paulo');
export const idOf = (number: number): string => `0190b1c0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const nutrients = {
  calories: 520,
  carbs: 62.5,
  proteins: 38,
  fats: 12,
  fiber: 9.5,
  sodium: 640,
  potassium: 910,
};
const rice = { ...nutrients, foodId: 'arroz-integral-cozido', name: 'Arroz integral', grams: 125 };

/** A meal as the server answers it. */
export const aMeal = (number: number, change: Partial<Meal> = {}): Meal => ({
  id: idOf(number),
  type: 'lunch',
  name: `Arroz integral, feijão e frango ${number}`,
  description: 'Prato do dia a dia.',
  preparation: 'Cozinhe o arroz.\nGrelhe o frango.',
  ...nutrients,
  items: [
    { ...rice, portion: '5 colheres de sopa cheias' },
    { ...rice, foodId: 'feijao-carioca', name: 'Feijão-carioca', grams: 86, portion: '1 concha média' },
  ],
  ...change,
});

export const aPlan = (change: Partial<MealPlan> = {}): MealPlan => ({
  id: idOf(500),
  day: today,
  createdAt: '2026-11-21T11:12:00.000Z',
  source: 'rules',
  meals: [aMeal(1, { type: 'breakfast', carbs: 24, fiber: 3 }), aMeal(2), aMeal(3, { type: 'dinner' })],
  withheld: [],
  relaxed: [],
  notices: [],
  notAdjustedFor: [],
  unknownWords: [],
  ...change,
});

export const aRecipe = (change: Partial<Recipe> = {}): Recipe => ({
  ...aMeal(2),
  id: idOf(700),
  createdAt: '2026-11-20T11:12:00.000Z',
  conflicts: [],
  ...change,
});

export const generalEligibility: NutritionEligibility = {
  noPlan: null,
  targets: {
    calories: 2000,
    carbs: 250,
    proteins: 100,
    fats: 67,
    fiber: 25,
    sodium: null,
    potassium: null,
    proteinsAtMost: null,
    isPersonal: false,
  },
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

interface Refusal {
  readonly status: number;
  readonly body?: unknown;
}

interface Stored {
  plans?: MealPlan[];
  eligibility?: NutritionEligibility;
  recipes?: Recipe[];
  shopping?: ShoppingList;
  equivalents?: Equivalent[];
}

/** The server's side of the wire: what is stored, what a generation makes, what was sent, how writes are refused. */
export const startNutritionServer = (stored: Stored = {}) => {
  const server = {
    plans: stored.plans ?? [],
    eligibility: stored.eligibility ?? generalEligibility,
    recipes: stored.recipes ?? [],
    shopping: stored.shopping ?? { plannedDays: [], groups: [] },
    equivalents: stored.equivalents ?? [],
    made: aPlan(),
    sent: [] as Sent[],
    asked: [] as string[],
    refusal: null as Refusal | null,
    isFailing: false,
  };
  const read = (path: string): unknown => {
    if (path === '/api/meal-plans') return server.plans;
    if (path.endsWith('/eligibility')) return server.eligibility;
    if (path.endsWith('/shopping-list')) return server.shopping;
    if (path.endsWith('/equivalents')) return server.equivalents;
    return server.recipes;
  };
  const write = (sent: Sent): unknown => {
    if (sent.path.startsWith('/api/meal-plans')) {
      server.plans = [server.made, ...server.plans];
      return server.made;
    }
    if (sent.method === 'DELETE') {
      const [recipe] = server.recipes;
      server.recipes = [];
      return recipe;
    }
    server.recipes = [aRecipe()];
    return server.recipes[0];
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, search } = new URL(url, 'http://localhost');
    if (server.isFailing) return new Response('', { status: 500 });
    if (method === 'GET') {
      server.asked.push(path + search);
      return new Response(JSON.stringify(read(path)));
    }
    const sent = { method, path, body: body ? JSON.parse(String(body)) : {} };
    server.sent.push(sent);
    const { refusal } = server;
    if (refusal) return new Response(JSON.stringify(refusal.body ?? ''), { status: refusal.status });
    return new Response(JSON.stringify(write(sent)));
  });
  return server;
};

/** A part of the app with the router, the cache and the toasts around it. */
export const renderNutrition = (component: () => ReactNode) => {
  vi.stubGlobal('scrollTo', () => undefined);
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return renderPart(<RouterProvider router={router} />);
};
