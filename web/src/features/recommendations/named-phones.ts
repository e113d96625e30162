/** Whether a tip names the emergency number, so that it is never shortened and can be called at once. */
export const namesSamu = (content: string): boolean => /\b192\b/.test(content);

/** Whether a tip names the line of emotional support. */
export const namesCvv = (content: string): boolean => /\b188\b/.test(content);
