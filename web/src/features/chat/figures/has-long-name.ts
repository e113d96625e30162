/** Whether a name under a chart takes two lines. */
export const hasLongName = (names: readonly string[]): boolean => names.some((name) => name.includes(' '));
