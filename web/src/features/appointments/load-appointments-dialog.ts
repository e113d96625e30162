/** The code of the consultations, fetched when they are first opened. */
export const loadAppointmentsDialog = async () => (await import('./appointments-dialog.tsx')).AppointmentsDialog;
