import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { CONFIG } from '../config';
import type { Fault } from '../ports/fault.port';
import { createBufferErrors } from './buffer-errors.step';

test('keeps the first 50 errors nobody caught, and counts the rest', () => {
  let hear = (_: Fault): void => undefined;
  const buffer = createBufferErrors(CONFIG, {
    faults: { onFault: (listener) => void (hear = listener), report: () => undefined },
  });
  const errors = buffer(new AbortController().signal);
  for (let count = 0; count < 60; count++) hear({ error: new Error('inner'), message: `outer ${count}`, line: count });
  hear({ error: null, message: 'Script error.' });
  const records: TelemetryRecord[] = [];
  errors.follow((record) => records.push(record));
  expect(records).toHaveLength(50);
  expect(records[49]).toMatchObject({ kind: 'error', text: 'outer 49', line: 49 });
  expect(records[0]?.stack).toContain('Error: inner');
  expect(errors.dropped()).toBe(11);
});
