/** A repeatable number from 0 to 1 for each text and seed, spread evenly (FNV-1a, then mulberry32's last steps). */
export const createDice = (seed: number) => {
  const start = (seed ^ 0x81_1c_9d_c5) >>> 0;
  return (key: string): number => {
    let hash = start;
    for (let index = 0; index < key.length; index += 1) {
      hash = Math.imul(hash ^ key.charCodeAt(index), 0x01_00_01_93);
    }
    hash = Math.imul(hash ^ (hash >>> 15), hash | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
};
export type Dice = ReturnType<typeof createDice>;
