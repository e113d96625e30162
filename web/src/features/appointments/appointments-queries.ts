import { queryOptions } from '@tanstack/react-query';
import { listAppointments } from '@vida/contract/appointments/appointments-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';

export const appointmentsKey = ['/api/appointments'] as const;

/** Appointments from the day on on which they were asked for, the next one first. */
export const appointmentsQuery = () =>
  queryOptions({ queryKey: appointmentsKey, queryFn: ({ signal }) => callApi(listAppointments, {}, { signal }) });
