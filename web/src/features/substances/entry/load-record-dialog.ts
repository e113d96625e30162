/** The code of 'Registrar uso', fetched when it is first opened. */
export const loadRecordDialog = async () => (await import('./record-dialog.tsx')).RecordDialog;
