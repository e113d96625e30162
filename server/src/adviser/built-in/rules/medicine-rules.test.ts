import { isProneToLows, takesPressureMedicine, usesInsulin } from '@vida/contract/profile/care-rules.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { medicineNames } from '../../medicines/name-index.ts';
import { NOW, samplePerson } from '../../testing/sample-person.ts';
import { tellRules } from '../built-in-adviser.ts';
import { buildFacts } from '../facts/facts.ts';

const toldTo = (name: string, change = {}) => {
  const facts = buildFacts(samplePerson({ profile: { otherMedications: name, ...change } }), NOW);
  return tellRules(facts, ({ theme }) => theme === 'medicine').map(({ rule, title, content, why }) => ({
    key: rule.key,
    texts: [title, content, ...why],
  }));
};
const keysFor = (name: string, change = {}): readonly string[] => toldTo(name, change).map(({ key }) => key);
const taking = (name: string) => ({ ...EMPTY_HEALTH_PROFILE, medications: [name] });

const withClass = (name: string) => medicineNames().filter(({ classes }) => classes.has(name));

describe('tips know every medicine of the table, by substance, brand and compound product', () => {
  it.each([
    ['keeps_potassium', 'potassium-salt'],
    ['grapefruit', 'statin-grapefruit'],
  ] as const)('that has the flag %s', (flag, key) => {
    const names = medicineNames().filter(({ flags }) => flags.has(flag));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter(({ name }) => !keysFor(name).includes(key)).map(({ name }) => name)).toEqual([]);
  });

  it('that asks for attention in pregnancy', () => {
    const names = medicineNames().filter(({ flags }) => flags.has('pregnancy'));
    const silent = names.filter(({ name }) => !keysFor(name, { pregnant: true }).includes('pregnancy-medicines'));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['anticoagulant_vka', 'own-warfarin'],
    ['corticosteroid', 'own-corticoid'],
    ['sglt2_inhibitor', 'own-gliflozin'],
    ['glp1_agonist', 'own-glp1'],
    ['beta_blocker', 'own-beta-blocker'],
    ['thiazide', 'own-diuretic'],
    ['loop_diuretic', 'own-diuretic'],
    ['ace_inhibitor', 'enalapril-swelling'],
    ['sartan', 'pressure-medicine-painkillers'],
  ])('of the class %s', (each, key) => {
    const names = withClass(each);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter(({ name }) => !keysFor(name).includes(key)).map(({ name }) => name)).toEqual([]);
  });
});

it('says nothing of any medicine that the guardrail would refuse', () => {
  const texts = medicineNames().flatMap(({ name }) => toldTo(name, { pregnant: true }).flatMap((tip) => tip.texts));
  const refused = [...new Set(texts)].filter((text) => findBreaches(text).length > 0);
  expect(refused).toEqual([]);
});

/** What lowers blood pressure, in the eye and for the prostate too: in the old that counts as well. */
const PRESSURE_CLASSES = [
  'sartan',
  'ace_inhibitor',
  'renin_inhibitor',
  'neprilysin_inhibitor',
  'beta_blocker',
  'calcium_blocker',
  'central_antihypertensive',
  'vasodilator',
  'thiazide',
  'loop_diuretic',
  'potassium_sparing',
  'aldosterone_blocker',
  'alpha_blocker',
];
/** Of a class of these, and lowers it hardly. */
const HARDLY = ['Pentoxifilina'];

// The contract's rules run in the browser too, where no file can be read: their words stay a list of their own.
describe('the words of care-rules', () => {
  it('know everything of the table that can bring glucose too low, and nothing else', () => {
    const wrong = medicineNames().filter(({ name, flags }) => isProneToLows(taking(name)) !== flags.has('lows'));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('know every insulin of the table, and nothing else', () => {
    const wrong = medicineNames().filter(({ name, classes }) => usesInsulin(taking(name)) !== classes.has('insulin'));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('know the medicines for the pressure of the table, and no other', () => {
    const isMeant = ({ classes, substances }: ReturnType<typeof medicineNames>[number]): boolean =>
      PRESSURE_CLASSES.some((each) => classes.has(each)) && !substances.some(({ name }) => HARDLY.includes(name));
    const wrong = medicineNames().filter((named) => takesPressureMedicine(taking(named.name)) !== isMeant(named));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
