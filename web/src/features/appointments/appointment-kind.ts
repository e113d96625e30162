import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
} from '@vida/contract/appointments/appointments-endpoints.ts';
import { useRefresh } from '../../lib/records/record-kind.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { toSentAgain } from './appointment-draft.ts';
import { appointmentWords } from './appointments-messages.ts';
import { appointmentsKey } from './appointments-queries.ts';

/** Appointments, as lists and forms write them. */
export const appointmentKind = {
  useAdd: () => useApiMutation(addAppointment, useRefresh(appointmentsKey)),
  useChange: () => useApiMutation(changeAppointment, useRefresh(appointmentsKey)),
  useRemove: () => useApiMutation(deleteAppointment, useRefresh(appointmentsKey)),
  toSentAgain,
  words: appointmentWords,
};
