import type { PerformanceEncoding } from 'shared-types/telemetry/performance';

export const SAMPLE_ENCODING: PerformanceEncoding = {
  pageLoadId: 'i',
  app: 'a',
  event: 'e',
  ts: 't',
  data: 'd',
  value: 'v',
  path: 'p',
  navigation: 'n',
  version: 'c',
  feature: 'f',
};
