import { profileFieldNames } from '@vida/contract/profile/profile-words.ts';

export const profileMessages = {
  birthDateInFuture: 'Data de nascimento não pode estar no futuro.',
} as const;

export const profileFieldLabels = profileFieldNames;
