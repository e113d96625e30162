import {
  addSleepRecord,
  changeSleepRecord,
  deleteSleepRecord,
  listSleepRecords,
} from '@vida/contract/sleep/sleep-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { SleepService } from './sleep-service.ts';

export const registerSleep = (serve: Serve, sleep: SleepService): void => {
  serve(listSleepRecords, ({ viewer, query }) => sleep.list(viewer, query));
  serve(addSleepRecord, ({ viewer, body, write }) => write((tx) => sleep.add(viewer, tx, body)));
  serve(changeSleepRecord, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => sleep.change(viewer, tx, params.id, body, expectSeen)),
  );
  serve(deleteSleepRecord, ({ viewer, params, write }) => write((tx) => sleep.remove(viewer.userId, tx, params.id)));
};
