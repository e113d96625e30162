/** Waits for `work` to settle, however it does, but no longer than `limitMs`. */
export const atMost = async (work: Promise<unknown>, limitMs: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, limitMs);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
};
