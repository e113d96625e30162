/**
 * Milliseconds of processor time that `work` took in this process: what other programs do on the machine does not
 * count. For tests that a hostile text is read in bounded time; the bounds are wide, no claims of speed.
 */
export const processorMsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
