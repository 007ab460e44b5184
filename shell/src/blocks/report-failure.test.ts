import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { spec } from '../../../tools/testing/spec';
import { createEventBus } from '../host/bus/event-bus';
import { createErrorBuffer } from '../host/telemetry/error-buffer';
import { createReportFailure, type FeatureFailure } from './report-failure';

const FAILURE: FeatureFailure = {
  feature: 'commerce/cart',
  remote: 'mf-commerce',
  version: '1.2.0',
  stage: 'entry',
  message: '404',
};

function createBench() {
  const logged: unknown[] = [];
  const errors = createErrorBuffer(5);
  const records: TelemetryRecord[] = [];
  errors.follow((record) => records.push(record));
  const log = { warn: () => undefined, error: (text: unknown) => void logged.push(text) };
  let report = (_: FeatureFailure): void => undefined;
  const eventBus = createEventBus(() => report({ ...FAILURE, stage: 'listener', message: 'listener of failures' }));
  report = createReportFailure({ log, errors, eventBus });
  return { logged, records, report, eventBus };
}

describe('a failed feature', () => {
  spec('PLAT-05', 'is named in the console, on the bus and in telemetry, once each', () => {
    const { logged, records, report, eventBus } = createBench();
    const received: unknown[] = [];
    eventBus.listen('site/feature-failed', (failure) => received.push(failure));
    report({ ...FAILURE, stage: 'start' });
    expect(logged).toEqual(['commerce/cart (mf-commerce@1.2.0) failed at start: 404']);
    expect(received).toEqual([{ ...FAILURE, stage: 'start' }]);
    expect(records).toMatchObject([
      { kind: 'error', text: '404', feature: 'commerce/cart', remote: 'mf-commerce', version: '1.2.0' },
    ]);
  });

  spec('CART-19', 'of the store whose code is missing is told to the console in the words of the specification', () => {
    for (const stage of ['entry', 'contract', 'feature'] as const) {
      const { logged, records, report } = createBench();
      report({ ...FAILURE, stage });
      expect(logged).toEqual([
        `commerce/cart (mf-commerce@1.2.0) failed at ${stage}: 404`,
        'Commerce rollup not loaded',
      ]);
      expect(records).toHaveLength(1);
    }
    for (const other of [{ stage: 'render' }, { remote: 'mf-forms' }] as const) {
      const { logged, report } = createBench();
      report({ ...FAILURE, ...other });
      expect(logged).toHaveLength(1);
    }
  });

  test('does not go round in circles when a listener of failures fails', () => {
    const { logged, report, eventBus } = createBench();
    eventBus.listen('site/feature-failed', () => {
      throw new Error('again');
    });
    report({ ...FAILURE, stage: 'start' });
    expect(logged).toHaveLength(2);
  });
});
