import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { readRows } from '../../../text/read-rows.ts';
import { findExerciseById } from '../../movement/exercise-library.ts';
import { exerciseRulesOf } from './exercise-rules.ts';
import { readAlarms, readEntries, readLikenesses } from './exercise-tables.ts';

const rows = (file: string) => readRows(`exercise/${file}`);

it('likens names only to exercises of the library', () => {
  const ids = rows('likenesses.csv').flatMap(({ exercises = '' }) => exercises.split('|'));
  expect(ids.filter((id) => findExerciseById(id) === undefined)).toEqual([]);
  expect([...readLikenesses()('Agachamento livre')]).toEqual(['agachamento-livre']);
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
  expect([...readEntries()(words)]).toEqual(entries);
});

it.each([
  ['cirurgia há 2 meses', ['']],
  ['neuropatia', ['Diabetes']],
  ['úlcera no pé', ['Diabetes']],
  ['desmaios', ['']],
  ['rinite', []],
])('%s is an alarm with %j', (words, alarms) => {
  expect([...readAlarms()(words)]).toEqual(alarms);
});

it('asks for light movement where a complication stands beside diabetes, not without it', () => {
  const mostOf = (chronicConditions: string[]) =>
    exerciseRulesOf({ ...EMPTY_HEALTH_PROFILE, chronicConditions }, '2026-11-21').mostIntense;
  expect(mostOf(['Diabetes Tipo 2', 'neuropatia'])).toBe('low');
  expect(mostOf(['neuropatia'])).toBe('moderate');
});
