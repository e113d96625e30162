import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { loadRows } from '../../../text/load-rows.ts';
import { findExerciseById } from '../../movement/exercise-library.ts';
import { exerciseRulesOf } from './exercise-rules.ts';
import { loadAlarms, loadEntries, loadLikenesses } from './exercise-tables.ts';

const rows = (file: string) => loadRows(`exercise/${file}`);

it('likens names only to exercises of the library', () => {
  const ids = rows('likenesses.csv').flatMap(({ exercises = '' }) => exercises.split('|'));
  expect(ids.filter((id) => findExerciseById(id) === undefined)).toEqual([]);
  expect([...loadLikenesses()('Agachamento livre')]).toEqual(['agachamento-livre']);
});

it.each([
  ['hérnia de disco', ['Problema na Coluna']],
  ['hérnia umbilical', ['Hérnia abdominal']],
  ['hernia', ['Problema na Coluna', 'Hérnia abdominal']],
  ['osteoporse', ['Osteoporose']],
  ['fibormialgia', ['Fibromialgia']],
  ['labirintite e quedas', ['Tontura']],
  ['prótese na perna esquerda', ['Amputação']],
  ['gastroparesia', []],
  ['não consigo ficar de pé', ['Não fica em pé']],
])('%s counts as %j', (words, entries) => {
  expect([...loadEntries()(words)]).toEqual(entries);
});

it.each([
  ['cirurgia há 2 meses', ['']],
  ['neuropatia', ['Diabetes']],
  ['úlcera no pé', ['Diabetes']],
  ['desmaios', ['']],
  ['rinite', []],
])('%s is an alarm with %j', (words, alarms) => {
  expect([...loadAlarms()(words)]).toEqual(alarms);
});

it('asks for light movement where a complication stands beside diabetes, not without it', () => {
  const mostOf = (chronicConditions: string[]) =>
    exerciseRulesOf({ ...EMPTY_HEALTH_PROFILE, chronicConditions }, '2026-11-21').mostIntense;
  expect(mostOf(['Diabetes Tipo 2', 'neuropatia'])).toBe('low');
  expect(mostOf(['neuropatia'])).toBe('moderate');
});
