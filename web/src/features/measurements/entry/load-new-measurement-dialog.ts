/** The code of 'Nova medição', fetched when it is first opened. */
export const loadNewMeasurementDialog = async () => (await import('./new-measurement-dialog.tsx')).NewMeasurementDialog;
