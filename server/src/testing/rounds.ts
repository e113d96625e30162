/** Whether all rounds are wanted: `npm run test:long`. */
const isLong = process.env.TEST_LONG === 'on';

/**
 * How often something drawn by chance or killed by chance is repeated: `usual` in `npm test`, `long` in
 * `npm run test:long`.
 */
export const rounds = (usual: number, long: number): number => (isLong ? long : usual);
