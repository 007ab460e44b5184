import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ANALYTICS_CALLS } from 'shared-types/telemetry/analytics';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { PERFORMANCE_CALLS } from 'shared-types/telemetry/performance';
import { TRACE_CALLS } from 'shared-types/telemetry/traces';
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

const button = {
  buttonId: 'b',
  text: 'Read on',
  clickthroughUrl: 'http://shop.example/',
  alignment: 'start',
  size: '10x10',
  newWindow: false,
  context: 'mf-blocks@1',
};
const NO_TEXT = [7, true, null, [], {}];
/** Values that are neither a list of traces nor the fields of an event. */
const NO_DATA = [...NO_TEXT, '', '{', 'null', '7', '"x"', '['.repeat(50_000)];

const trace = { pageUrl: '/', type: 'mark', data: { atMs: 1 } };

const buttonCase = (path: string): BadInputCase => ({
  route: `POST ${path}`,
  right: async () => ({ path, body: button }),
  required: Object.keys(button),
  wrong: {
    ...Object.fromEntries(
      Object.keys(button).map((name) => [name, name === 'newWindow' ? [7, 'true', null] : NO_TEXT]),
    ),
    visitorCookie: NO_TEXT,
  },
});

const WRONG_FIELDS = [
  { nested: {} },
  { listed: [] },
  { ['n'.repeat(81)]: 1 },
  Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`field${index}`, index])),
].map((value) => JSON.stringify(value));

function quickViewPath(id: string): string {
  return CENSUS_CALLS.recordQuickView.path.replace(':id', id);
}

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
  buttonCase(CENSUS_CALLS.buttonClick.path),
  buttonCase(CENSUS_CALLS.buttonRender.path),
  {
    route: `POST ${CENSUS_CALLS.formRender.path}`,
    right: async () => ({ path: CENSUS_CALLS.formRender.path, body: { formId: 'f' } }),
    required: ['formId'],
    wrong: { formId: NO_TEXT, visitorCookie: NO_TEXT },
  },
  {
    route: `POST ${CENSUS_CALLS.overlay.path}`,
    right: async () => ({ path: CENSUS_CALLS.overlay.path, body: { version: 1, style: 'card' } }),
    required: ['version', 'style'],
    wrong: { version: [-1, 0.5, '1', null, 1e400], style: ['', 'round', 7, null], visitorCookie: NO_TEXT },
  },
  {
    route: `POST ${CENSUS_CALLS.recordQuickView.path}`,
    right: async () => ({ path: quickViewPath('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d07'), body: {} }),
    wrong: { visitorCookie: NO_TEXT },
    wrongPaths: ['7', 'x', '%00', "'", '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d0'].map(quickViewPath),
  },
  {
    route: `POST ${TRACE_CALLS.trace.path}`,
    right: async () => ({ path: TRACE_CALLS.trace.path, body: { data: JSON.stringify([trace]) } }),
    required: ['data'],
    wrong: {
      data: [
        ...NO_DATA,
        ...[
          [],
          {},
          [null],
          [{}],
          [{ ...trace, pageUrl: 7 }],
          [{ ...trace, type: null }],
          [{ ...trace, data: { atMs: -1 } }],
          [{ ...trace, data: { atMs: 1, remote: {} } }],
          Array.from({ length: 51 }, () => trace),
        ].map((value) => JSON.stringify(value)),
      ],
    },
  },
  {
    route: `POST ${ANALYTICS_CALLS.recordEvent.path}`,
    right: async () => ({ path: ANALYTICS_CALLS.recordEvent.path, body: { event: 'e', data: '{}' } }),
    required: ['event', 'data'],
    wrong: { event: ['', ...NO_TEXT], data: [...NO_DATA, ...WRONG_FIELDS] },
  },
  {
    route: `POST ${ANALYTICS_CALLS.trackEvent.path}`,
    right: async () => ({
      path: ANALYTICS_CALLS.trackEvent.path,
      body: { analyticsId: '', commonData: '{}', customData: '{}', customSchemaName: 'commerce' },
    }),
    required: ['analyticsId', 'commonData', 'customData', 'customSchemaName'],
    wrong: {
      analyticsId: NO_TEXT,
      customSchemaName: NO_TEXT,
      customData: [...NO_DATA, ...WRONG_FIELDS],
      commonData: [
        ...NO_DATA,
        ...[{ action: null }, { action: 7 }, { object_id: 7 }].map((one) => JSON.stringify(one)),
      ],
    },
  },
];
