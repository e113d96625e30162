export const projectEnvironment: () => Record<string, string | undefined>;
export const handOver: (program: string, args: readonly string[], own?: Record<string, string>) => void;
