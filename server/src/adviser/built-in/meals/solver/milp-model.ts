/** A mixed-integer programme to be minimised, rows packed one after the other; may be sent to a worker. */
export interface MilpModel {
  readonly cost: Float64Array;
  readonly columnUpper: Float64Array;
  /** 1: whole numbers only. */
  readonly isInteger: Int32Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  readonly rowStarts: Int32Array;
  readonly entryColumns: Int32Array;
  readonly entryValues: Float64Array;
}

/** Column and its factor. */
export type Entry = readonly [column: number, value: number];

/**
 * Collects columns and rows; every column is at least 0. `margin` is the share by which amounts (kcal, g, mg) stay
 * inside their bounds; 0: as the bounds say.
 */
export const createMilpBuilder = (margin = 0) => {
  const cost: number[] = [];
  const columnUpper: number[] = [];
  const isInteger: number[] = [];
  const rowLower: number[] = [];
  const rowUpper: number[] = [];
  const rowStarts: number[] = [0];
  const entryColumns: number[] = [];
  const entryValues: number[] = [];

  const addColumn = (columnCost: number, upper: number, integer: 0 | 1): number => {
    cost.push(columnCost);
    columnUpper.push(upper);
    isInteger.push(integer);
    return cost.length - 1;
  };

  const roomAt = (bound: number): number => (Number.isFinite(bound) ? margin * Math.abs(bound) : 0);

  /** `lower <= sum <= upper`; rows that say nothing are left out. */
  const addRow = (lower: number, upper: number, entries: readonly Entry[]) => {
    const used = entries.filter(([, value]) => value !== 0);
    if (used.length === 0 && lower <= 0 && upper >= 0) return;
    if (lower === Number.NEGATIVE_INFINITY && upper === Number.POSITIVE_INFINITY) return;
    rowLower.push(lower);
    rowUpper.push(upper);
    for (const [column, value] of used) {
      entryColumns.push(column);
      entryValues.push(value);
    }
    rowStarts.push(entryColumns.length);
  };

  return {
    addRow,
    /** As `addRow`, for sums of amounts: they keep the margin. */
    addAmountRow: (lower: number, upper: number, entries: readonly Entry[]) =>
      addRow(lower + roomAt(lower), upper - roomAt(upper), entries),
    /** Taken or not. */
    addChoice: (choiceCost: number) => addColumn(choiceCost, 1, 1),
    /** An amount from 0 up, paid for by the unit. */
    addSlack: (unitCost: number) => addColumn(unitCost, Number.POSITIVE_INFINITY, 0),
    build: (): MilpModel => ({
      cost: Float64Array.from(cost),
      columnUpper: Float64Array.from(columnUpper),
      isInteger: Int32Array.from(isInteger),
      rowLower: Float64Array.from(rowLower),
      rowUpper: Float64Array.from(rowUpper),
      rowStarts: Int32Array.from(rowStarts),
      entryColumns: Int32Array.from(entryColumns),
      entryValues: Float64Array.from(entryValues),
    }),
  };
};
export type MilpBuilder = ReturnType<typeof createMilpBuilder>;
