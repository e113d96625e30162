import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema } from '../core/ids.ts';
import { appointmentChangeSchema, appointmentSchema, newAppointmentSchema } from './appointment-schemas.ts';

/** An appointment with what a change of it has to send back. */
export const appointmentWithEtagSchema = withEtag(appointmentSchema, appointmentChangeSchema);
export type AppointmentWithEtag = z.output<typeof appointmentWithEtagSchema>;

export const listAppointments = defineEndpoint({
  name: 'appointments.list',
  method: 'GET',
  path: '/api/appointments',
  summary: 'Appointments from today on, the next one first; at most 50.',
  access: 'user',
  cacheable: 'minute',
  reply: z.array(appointmentWithEtagSchema),
});

export const addAppointment = defineEndpoint({
  name: 'appointments.add',
  method: 'POST',
  path: '/api/appointments',
  summary: 'Enter an appointment of today or later.',
  access: 'user',
  body: newAppointmentSchema,
  readBack: appointmentSchema,
  reply: appointmentWithEtagSchema,
  status: 201,
});

export const changeAppointment = defineEndpoint({
  name: 'appointments.change',
  method: 'PUT',
  path: '/api/appointments/:id',
  summary: 'Change what an appointment says; a date that has passed may stay as it is.',
  access: 'user',
  params: idParamsSchema,
  body: appointmentChangeSchema,
  readBack: appointmentSchema,
  guards: appointmentWithEtagSchema,
  reply: appointmentWithEtagSchema,
});

export const deleteAppointment = defineEndpoint({
  name: 'appointments.delete',
  method: 'DELETE',
  path: '/api/appointments/:id',
  summary: 'Remove an appointment; answers it, so that it can be sent again.',
  access: 'user',
  params: idParamsSchema,
  reply: appointmentWithEtagSchema,
});
