import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { PromptPreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { markMessage, promptValuesOf } from '../context/prompt-context.ts';
import type { RecentData } from '../context/recent-data.ts';
import type { PromptTexts } from './built-in-prompts.ts';
import { renderPrompt } from './render-prompt.ts';

const TIME_ZONE = 'America/Sao_Paulo';
const HOUR_MS = 3_600_000;

/** Somebody who does not exist. */
const madeUpProfile = {
  ...EMPTY_HEALTH_PROFILE,
  birthDate: '1971-05-20',
  sex: 'female' as const,
  height: 162,
  currentWeight: 74,
  exerciseLevel: 'beginner' as const,
  chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'],
  medications: ['Metformina', 'Losartana'],
  foodAllergies: ['Leite'],
};

const pricked = { rangeFlag: null, kind: 'capillary', weight: 1 } as const;

const madeUpData = (now: Date): RecentData => {
  const at = (hoursAgo: number): number => now.getTime() - hoursAgo * HOUR_MS;
  return {
    readings: [
      { value: 128, at: at(52), context: 'jejum', ...pricked },
      { value: 164, at: at(26), context: 'pos_refeicao', ...pricked },
      { value: 112, at: at(5), context: 'jejum', ...pricked },
    ],
    pressures: [{ systolic: 132, diastolic: 84, at: at(30) }],
    weights: [{ weightKg: 74, at: at(70) }],
    hba1cs: [],
    nights: [],
    uses: [],
    meals: [],
    training: null,
  };
};

const asks: Readonly<Partial<Record<PromptSection, string>>> = {
  chat: 'O que posso comer à noite sem a glicose subir muito?',
  general: 'Como foi a minha semana?',
};

/** What a model would get from a prompt, with a made-up person; lists that go with a request are not in it. */
export const previewPrompt = (
  { section, ...texts }: PromptTexts & { readonly section: PromptSection },
  now: Date,
): PromptPreview =>
  renderPrompt(
    section,
    texts,
    promptValuesOf(
      { profile: madeUpProfile, data: madeUpData(now), now, timeZone: TIME_ZONE, glucoseUnit: 'mg/dL' },
      {
        categoria: 'alimentação',
        tipoRefeicao: 'almoço',
        mensagem: markMessage(asks[section] ?? ''),
      },
    ),
  );
