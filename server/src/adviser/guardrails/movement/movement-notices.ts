import type { ProgramNotice } from '@vida/contract/exercises/exercise-kinds.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import type { IntensityCap } from './intensity-caps.ts';
import { PREGNANCY, type SpokenEntries } from './spoken-entries.ts';

const byEntry: readonly (readonly [notice: ProgramNotice, entries: readonly string[]])[] = [
  ['pregnancy', [PREGNANCY]],
  ['diabetes_glucose', ['Diabetes Tipo 1', 'Diabetes Tipo 2']],
  ['diabetes_feet', ['Diabetes Tipo 1', 'Diabetes Tipo 2', 'Ferida no pé']],
  ['hypertension_breath', ['Hipertensão']],
  ['asthma_inhaler', ['Asma']],
  ['kidney_fistula', ['Doença Renal']],
  [
    'flare_days',
    ['Artrite', 'Fibromialgia', 'Artrose', 'Tendinite', 'Bursite', 'Dor no Joelho', 'Dor no Ombro'],
  ],
  ['back_red_flags', ['Dor nas Costas', 'Problema na Coluna']],
  ['wheelchair', ['Cadeirante']],
  ['limb_unknown', ['Amputação', 'Deficiência Motora']],
  ['caregiver', ['Paralisia Parcial', 'Deficiência Intelectual']],
  ['atlantoaxial', ['Síndrome de Down']],
  ['vision', ['Deficiência Visual']],
  ['hearing', ['Deficiência Auditiva']],
  ['evening', ['Insônia']],
];

export interface Noticed {
  readonly profile: HealthProfile;
  readonly spoken: SpokenEntries;
  readonly caps: readonly IntensityCap[];
  readonly isMinor: boolean;
  readonly isOlder: boolean;
}

/** What a person should read beside any programme, the most general first. */
export const movementNoticesOf = (of: Noticed): readonly ProgramNotice[] => {
  const { profile, spoken, caps } = of;
  const hasEntry = (entries: readonly string[]) => entries.some((entry) => spoken.entries.has(entry));
  return [
    'stop_signs',
    ...(caps.some(({ needsClearance }) => needsClearance) || spoken.entries.has('Síndrome de Down')
      ? (['clearance'] as const)
      : []),
    ...(caps.some(({ most }) => most === 'low') ? (['low_only'] as const) : []),
    ...(of.isMinor ? (['minor'] as const) : []),
    ...(of.isOlder ? (['older_balance'] as const) : []),
    ...byEntry.filter(([, entries]) => hasEntry(entries)).map(([notice]) => notice),
    ...(isProneToLows(profile) ? (['insulin_sugar'] as const) : []),
    ...(medicinesTakenBy(profile).ofClass('beta_blocker').length > 0 ? (['beta_blocker'] as const) : []),
    ...(spoken.ownWords.length > 0 ? (['own_words'] as const) : []),
  ];
};
