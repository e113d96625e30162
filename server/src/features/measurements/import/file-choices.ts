import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { DATE_ORDER_AMBIGUOUS, type DateOrder, UNIT_AMBIGUOUS } from '@vida/contract/measurements/import-schemas.ts';
import { conflict } from '../../../http/errors.ts';
import type { DataContent, Entry } from './file-format.ts';
import { fileReasons } from './import-messages.ts';
import { createDateOrderFinder } from './time/date-order.ts';

/** Any value of 40 or more can only be mg/dL; otherwise the person has to say it. */
const ONLY_MG_DL_FROM = 40;

/** The glucose unit of a file: named in it, else said by the person, else plain from its values. Else asks (409). */
export const createUnitChoice = (named: GlucoseUnit | null, said: GlucoseUnit | undefined) => {
  let unitOfRow: GlucoseUnit | null = null;
  let [isMgDl, isUnclear] = [false, false];
  return {
    add: ({ readings }: DataContent): void => {
      for (const { metricType, value, glucoseUnit } of readings) {
        if (metricType !== 'glucose') continue;
        unitOfRow ??= glucoseUnit;
        if (value === null || glucoseUnit !== null) continue;
        if (value >= ONLY_MG_DL_FROM) isMgDl = true;
        else isUnclear = true;
      }
    },
    settle: (): GlucoseUnit => {
      const settled = named ?? said ?? (isMgDl ? 'mg/dL' : null);
      if (settled) return settled;
      if (isUnclear) throw conflict(UNIT_AMBIGUOUS, fileReasons.unitAmbiguous);
      return unitOfRow ?? 'mg/dL';
    },
  };
};

/** How the dates of a file are written; null where they leave no choice. Asks (409) where nothing settles it. */
export const createOrderChoice = (said: DateOrder | undefined) => {
  const finder = createDateOrderFinder();
  return {
    add: ({ moment }: Entry): void => {
      if (moment.type === 'written' && moment.timestamp) finder.add(moment.timestamp);
    },
    settle: (): DateOrder | null => {
      const order = finder.find(said);
      if (order === 'ambiguous') throw conflict(DATE_ORDER_AMBIGUOUS, fileReasons.dateOrderAmbiguous);
      return order === 'settled' ? null : order;
    },
  };
};
