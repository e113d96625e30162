/** The code of 'Registrar sono', fetched when it is first opened. */
export const loadNewNightDialog = async () => (await import('./new-night-dialog.tsx')).NewNightDialog;
