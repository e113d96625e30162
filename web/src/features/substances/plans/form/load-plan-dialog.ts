/** The code of a plan's form, fetched when it is first opened. */
export const loadPlanDialog = async () => (await import('./plan-dialog.tsx')).PlanDialog;
