import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { PERFORMANCE_CALLS } from 'shared-types/telemetry/performance';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { RECORD } from '../telemetry/performance/performance-records.fixture';
import type { BadInputCase } from './bad-input-case.fixture';

const report = {
  event: 'error',
  timestamp: 1,
  data: { websiteId: '', templateId: '', url: '', userAgent: '', app: 'shell@1', message: 'x' },
};

const hit = {
  websiteId: '',
  templateId: '',
  locale: 'en',
  userAgent: '',
  clientDate: 1,
  viewportWidth: 1,
  viewportHeight: 1,
  screenWidth: 1,
  screenHeight: 1,
  url: '',
  title: '',
};

/** Endpoints that take what pages report. */
export const TELEMETRY_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${ERROR_REPORT_CALLS.recordJavascriptErrors.path}`,
    crumbHeader: CRUMB_HEADER,
    right: async () => ({ path: ERROR_REPORT_CALLS.recordJavascriptErrors.path, body: [report] }),
    wrongBodies: [
      {},
      [],
      [null],
      [{}],
      [{ ...report, timestamp: 'now' }],
      [{ ...report, data: [] }],
      Array.from({ length: 21 }, () => report),
    ],
  },
  {
    route: `POST ${PERFORMANCE_CALLS.recordPerformance.path}`,
    right: async () => ({ path: PERFORMANCE_CALLS.recordPerformance.path, body: [RECORD] }),
    wrongBodies: [{}, [], [null], [{}], [{ ...RECORD, t: 'now' }], [{ ...RECORD, d: [] }]],
  },
  {
    route: `POST ${VISIT_CALLS.recordHit.path}`,
    right: async () => ({ path: VISIT_CALLS.recordHit.path, body: { event: 'view', data: JSON.stringify(hit) } }),
    required: ['event', 'data'],
    texts: ['event', 'data'],
    wrong: {
      event: ['', 'party'],
      data: [
        '',
        '{',
        'null',
        '[]',
        '{}',
        '['.repeat(50_000),
        ...[
          { url: undefined },
          { url: 7 },
          { clientDate: 'now' },
          { clientDate: 1e400 },
          { clientDate: 0.5 },
          { viewportWidth: -1 },
          { screenWidth: 1e9 },
          { recordType: 6 },
          { itemId: {} },
        ].map((change) => JSON.stringify({ ...hit, ...change })),
      ],
      ss_cvr: [7, [], {}],
    },
  },
];
