import {
  addCessationPlan,
  addCraving,
  changeCessationPlan,
  checkCessationDay,
  deleteCessationPlan,
  endCessationPlan,
  listCessationPlans,
} from '@vida/contract/substances/cessation-endpoints.ts';
import {
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
  getLastUses,
  listSubstanceRecords,
} from '@vida/contract/substances/substances-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { CessationService } from './cessation-service.ts';
import type { SubstanceRecordsService } from './substance-records-service.ts';

export interface SubstancesServices {
  readonly records: SubstanceRecordsService;
  readonly cessation: CessationService;
}

export const registerSubstances = (serve: Serve, { records, cessation }: SubstancesServices): void => {
  serve(listSubstanceRecords, ({ viewer, query }) => records.list(viewer, query));
  serve(getLastUses, ({ viewer }) => records.findLastUses(viewer.userId));
  serve(addSubstanceRecord, ({ viewer, body, write }) => write((tx) => records.add(viewer, tx, body)));
  serve(changeSubstanceRecord, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => records.change(viewer, tx, params.id, body, expectSeen)),
  );
  serve(deleteSubstanceRecord, ({ viewer, params, write }) => write((tx) => records.remove(viewer, tx, params.id)));
  serve(listCessationPlans, ({ viewer }) => cessation.list(viewer));
  serve(addCessationPlan, ({ viewer, body, write }) => write((tx) => cessation.add(viewer, tx, body)));
  serve(changeCessationPlan, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => cessation.change(viewer, tx, params.id, body, expectSeen)),
  );
  serve(endCessationPlan, ({ viewer, params, write }) => write((tx) => cessation.end(viewer, tx, params.id)));
  serve(deleteCessationPlan, ({ viewer, params, write }) => write((tx) => cessation.remove(viewer, tx, params.id)));
  serve(checkCessationDay, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => cessation.checkDay(viewer, tx, params.id, body, expectSeen)),
  );
  serve(addCraving, ({ viewer, params, body, write }) =>
    write((tx) => cessation.addCraving(viewer, tx, params.id, body)),
  );
};
