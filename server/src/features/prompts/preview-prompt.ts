import { HOUR_MS } from '@vida/contract/core/time.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { PromptPreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { markMessage, promptValuesOf } from '../../adviser/model/context/prompt-context.ts';
import type { RecentData } from '../../adviser/model/context/recent-data.ts';
import { type PromptTexts, renderPrompt } from '../../adviser/model/prompts/render-prompt.ts';

/** Somebody who does not exist. */
const sampleProfile = {
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

const sampleData = (now: Date): RecentData => {
  const at = (hoursAgo: number): number => now.getTime() - hoursAgo * HOUR_MS;
  const pricked = { rangeFlag: null, kind: 'capillary', context: 'jejum', weight: 1 } as const;
  return {
    readings: [
      { ...pricked, value: 128, at: at(52) },
      { ...pricked, value: 164, at: at(26), context: 'pos_refeicao' },
      { ...pricked, value: 112, at: at(5) },
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

/** What a model would get from a prompt, with a sample person; lists that go with a request are not in it. */
export const previewPrompt = (
  { section, ...texts }: PromptTexts & { readonly section: PromptSection },
  now: Date,
): PromptPreview => {
  const values = promptValuesOf(
    { profile: sampleProfile, data: sampleData(now), now, timeZone: 'America/Sao_Paulo' },
    { categoria: 'alimentação', tipoRefeicao: 'almoço', mensagem: markMessage(asks[section] ?? '') },
  );
  return renderPrompt(section, texts, values);
};
