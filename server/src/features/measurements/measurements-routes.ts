import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  getGlucoseSeries,
  getGlucoseSummary,
  importHealthMetrics,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { GlucoseService } from './glucose-service.ts';
import type { ImportsService } from './import/imports-service.ts';
import type { MeasurementsService } from './measurements-service.ts';

export interface MeasurementsServices {
  readonly measurements: MeasurementsService;
  readonly glucose: GlucoseService;
  readonly imports: ImportsService;
}

export const registerMeasurements = (serve: Serve, { measurements, glucose, imports }: MeasurementsServices): void => {
  serve(listHealthMetrics, async ({ viewer, query, setNextCursor }) => {
    const { metrics, nextCursor } = await measurements.list(viewer, query);
    setNextCursor(nextCursor);
    return metrics;
  });
  serve(addHealthMetrics, ({ viewer, body, write }) => write((tx) => measurements.add(viewer, tx, body)));
  serve(changeHealthMetric, ({ viewer, params, body, write, expectSeen }) =>
    write((tx) => measurements.change(viewer, tx, params.id, body, expectSeen)),
  );
  serve(deleteHealthMetric, ({ viewer, params, write }) =>
    write((tx) => measurements.remove(viewer.userId, tx, params.id)),
  );
  serve(importHealthMetrics, async ({ viewer, query, body, signal, write }) => {
    const file = await imports.read(viewer, body, query, signal);
    if (query.preview === 'true') return imports.preview(viewer.userId, file);
    return write((tx) => imports.store(viewer.userId, tx, file, query.fileName));
  });
  serve(listMetricImports, ({ viewer }) => imports.list(viewer.userId));
  serve(undoMetricImport, ({ viewer, params, write }) =>
    write((tx) => imports.undo(viewer.userId, tx, params.importId)),
  );
  serve(getGlucoseSummary, ({ viewer, query }) => glucose.summary(viewer, query.days, query.to));
  serve(getGlucoseSeries, ({ viewer, query }) => glucose.series(viewer, query.from, query.to));
};
