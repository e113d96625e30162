import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { expect, it } from 'vitest';
import { findNext, formatWhen, keepUpcoming } from './when-of.ts';

const appointmentAt = (scheduledAt: string): Appointment => ({
  id: scheduledAt,
  scheduledAt,
  utcOffsetMinutes: -180,
  professional: 'Dr. Caio Reis',
  place: null,
  notes: null,
});
const morning = appointmentAt('2026-11-21T11:00:00.000Z');
const evening = appointmentAt('2026-11-21T23:00:00.000Z');
const later = appointmentAt('2026-12-03T12:30:00.000Z');
const noon = new Date('2026-11-21T15:00:00Z');

it('the next one is the first still to come; one of this morning stays while there is no other', () => {
  expect(findNext([morning, evening, later], noon)).toBe(evening);
  expect(findNext([morning, later], noon)).toBe(later);
  expect(findNext([morning], noon)).toBe(morning);
  expect(findNext([], noon)).toBeNull();
});

it('what was yesterday goes at midnight, without asking the server', () => {
  expect(keepUpcoming([morning, evening, later], '2026-11-21')).toHaveLength(3);
  expect(keepUpcoming([morning, evening, later], '2026-11-22')).toEqual([later]);
});

it('a date of another year has its year', () => {
  expect(formatWhen(later, '2026-11-21')).toBe('03/12, 09:30');
  expect(formatWhen(later, '2025-11-21')).toBe('03/12/2026, 09:30');
});
