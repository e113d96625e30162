import { readFileSync } from 'node:fs';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';

/** A profile, what its person writes, and how the last answer must begin. */
export interface ProfileCase {
  readonly profile: Partial<HealthProfile>;
  /** One after the other. */
  readonly messages: readonly string[];
  /** Key of the warning that speaks first; empty where the profile has nothing to say. */
  readonly first: string;
  readonly beginning: string;
}

const readValue = (field: string, value: string): unknown => {
  if (value === 'true') return true;
  return Array.isArray(Object.entries(EMPTY_HEALTH_PROFILE).find(([name]) => name === field)?.[1])
    ? value.split('+')
    : value;
};

/** 'pregnant=true & medications=Losartana+Insulina' */
export const parseProfile = (cell: string): Partial<HealthProfile> =>
  Object.fromEntries(
    cell
      .split(' & ')
      .filter((part) => part !== '')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const)
      .map(([field, value]) => [field, readValue(field, value)]),
  );

/** The table 'profile × question': what the profile knows speaks first. */
export const loadProfileCases = (): readonly ProfileCase[] =>
  readFileSync(new URL('profile-cases.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [profile = '', messages = '', first = '', beginning = ''] = line.split(';');
      return { profile: parseProfile(profile), messages: messages.split(' | '), first, beginning };
    });
