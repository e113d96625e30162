import { listAppointments } from '@vida/contract/appointments/appointments-endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const appointmentsKey = ['/api/appointments'] as const;

/** Appointments from the day on on which they were asked for, the next one first. */
export const appointmentsQuery = () => apiQuery(listAppointments);
