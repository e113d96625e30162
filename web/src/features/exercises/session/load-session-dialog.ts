/** The guided session, whose code comes when it is first wanted. */
export const loadSessionDialog = async () => (await import('./session-dialog.tsx')).SessionDialog;
