/** A repeatable number from 0 to 1 for each `seed`: the same data every time. */
export const noise = (seed: number): number => {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Between `from` and `to`, another one for each seed. */
export const between = (from: number, to: number, seed: number): number => from + (to - from) * noise(seed);
