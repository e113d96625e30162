/** One of `count` places, any but `last`. `random` is in [0, 1). */
export const pickOther = (count: number, last: number | null, random: () => number): number => {
  if (last === null) return Math.floor(random() * count);
  const picked = Math.floor(random() * (count - 1));
  return picked < last ? picked : picked + 1;
};
