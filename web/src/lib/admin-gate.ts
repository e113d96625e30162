import { useStore } from '../ui/create-store.ts';
import { session } from './session.ts';
import { createSessionNote } from './session-note.ts';

const OPEN = 'open';
const gate = createSessionNote('adminGate');

/** The gate password was accepted: the panel stays open for this browser session (spec section 4). */
export const rememberOpenGate = (): void => gate.set(OPEN);

/** The server asks for the gate password again, or somebody else may sign in. */
export const forgetOpenGate = (): void => gate.set(null);

session.subscribe(() => {
  if (!session.get()) forgetOpenGate();
});

/** Whether to show the panel. Only a hint: the server decides on every call. */
export const useGateOpen = (): boolean => useStore(gate) === OPEN;
