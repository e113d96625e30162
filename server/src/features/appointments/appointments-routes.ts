import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  listAppointments,
} from '@vida/contract/appointments/appointments-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { AppointmentsService } from './appointments-service.ts';

export const registerAppointments = (serve: Serve, service: AppointmentsService): void => {
  serve(listAppointments, ({ viewer }) => service.list(viewer));
  serve(addAppointment, ({ viewer, body, write }) => write((tx) => service.add(viewer, tx, body)));
  serve(changeAppointment, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => service.change(viewer, tx, params.id, body, expectSeen)),
  );
  serve(deleteAppointment, ({ viewer, params, write }) => write((tx) => service.remove(viewer.userId, tx, params.id)));
};
