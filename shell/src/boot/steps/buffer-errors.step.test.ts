import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { CONFIG } from '../../config';
import type { PageError } from '../../ports/error.port';
import { createBufferErrors } from './buffer-errors.step';

test('keeps the first 50 errors nobody caught, and counts the rest', () => {
  let emit = (_: PageError): void => undefined;
  const buffer = createBufferErrors(CONFIG, {
    errorPort: { onUncaught: (listener) => void (emit = listener), report: () => undefined },
  });
  const errors = buffer(new AbortController().signal);
  for (let count = 0; count < 60; count++) emit({ error: new Error('inner'), message: `outer ${count}`, line: count });
  emit({ error: null, message: 'Script error.' });
  const records: TelemetryRecord[] = [];
  errors.follow((record) => records.push(record));
  expect(records).toHaveLength(50);
  expect(records[49]).toMatchObject({ kind: 'error', text: 'outer 49', line: 49 });
  expect(records[0]?.stack).toContain('Error: inner');
  expect(errors.dropped()).toBe(11);
});
