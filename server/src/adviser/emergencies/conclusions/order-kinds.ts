import type { SignName } from '../dampers/keep-alarming.ts';
import type { EmergencyKind } from '../emergency.ts';
import type { Signs } from './conclusion.ts';
import { strokeSigns } from './sign-groups.ts';

/**
 * Where `when` is said (each sign, or any of several) and nothing of `unless`, `kind` explains the kinds of
 * `insteadOf`: they are not said.
 */
interface Explanation {
  readonly kind: EmergencyKind;
  readonly when: readonly (SignName | Signs)[];
  readonly unless?: Signs;
  readonly insteadOf: readonly EmergencyKind[];
}

const explanations: readonly Explanation[] = [
  { kind: 'pregnancy', when: ['pregnant'], insteadOf: ['bleeding', 'pressure'] },
  // Eclampsia dims the sight; a face that droops is a stroke in pregnancy too.
  { kind: 'pregnancy', when: ['pregnant'], unless: [...strokeSigns, 'limb_weak'], insteadOf: ['stroke'] },
  { kind: 'insulin_excess', when: ['insulin_error'], insteadOf: ['poisoning'] },
  {
    kind: 'anaphylaxis',
    when: [['throat_closing', 'tongue_swollen']],
    insteadOf: ['poisoning', 'breathing'],
  },
  { kind: 'ketoacidosis', when: ['acetone_breath'], insteadOf: ['poisoning'] },
  { kind: 'severe_low', when: [['drowsy', 'confused', 'nonsense_speech']], insteadOf: ['ketoacidosis'] },
  { kind: 'violence', when: ['killed_by_other'], insteadOf: ['suicide'] },
  { kind: 'seizure', when: ['shaking'], insteadOf: ['unconscious'] },
  { kind: 'breathing', when: ['foam_coughed'], insteadOf: ['seizure'] },
  {
    kind: 'anaphylaxis',
    when: [['hives', 'face_swollen', 'throat_closing'], 'near_faint'],
    insteadOf: ['unconscious'],
  },
];

const holds = (explanation: Explanation, kinds: readonly EmergencyKind[], signs: ReadonlySet<SignName>) =>
  kinds.includes(explanation.kind) &&
  !explanation.unless?.some((sign) => signs.has(sign)) &&
  explanation.when.every((need) =>
    typeof need === 'string' ? signs.has(need) : need.some((sign) => signs.has(sign)),
  );

/**
 * Kinds in the order of `found`, without those that another explains. `sugarKind` goes before all, whatever else was
 * found: what there is to do first goes with it.
 */
export const orderKinds = (
  found: readonly EmergencyKind[],
  signs: ReadonlySet<SignName>,
  sugarKind: EmergencyKind | null,
): readonly EmergencyKind[] => {
  if (found.length === 0) return found;
  const kinds = sugarKind ? [sugarKind, ...found.filter((kind) => kind !== sugarKind)] : found;
  const explained = new Set(
    explanations.filter((each) => holds(each, kinds, signs)).flatMap(({ insteadOf }) => insteadOf),
  );
  return kinds.filter((kind) => !explained.has(kind));
};
