import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  listAppointments,
} from '@vida/contract/appointments/appointments-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

const appointmentsKey = ['/api/appointments'] as const;

/** Consultations from the day on on which they were asked for, the next one first. */
export const appointmentsQuery = () =>
  queryOptions({
    queryKey: appointmentsKey,
    queryFn: ({ signal }) => callApi(listAppointments, {}, { signal }),
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: appointmentsKey });
};

export const useAddAppointment = () => useApiMutation(addAppointment, { onSuccess: useRefresh() });
export const useChangeAppointment = () => useApiMutation(changeAppointment, { onSuccess: useRefresh() });
export const useDeleteAppointment = () => useApiMutation(deleteAppointment, { onSuccess: useRefresh() });
