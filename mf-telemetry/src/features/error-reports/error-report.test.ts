import { spec } from '../../../../tools/testing/spec';
import { droppedRecord, errorReport } from './error-report';

const origin = { websiteId: 'w1', url: 'http://shop.test/cart', userAgent: 'A browser', startedAt: 1_000 };

spec('ERRREP-04', 'reports the site, the page, the browser, the origin and the position', () => {
  const record = {
    kind: 'error',
    text: 'It broke',
    atMs: 250.4,
    stack: 'at x',
    file: '/remotes/mf-commerce/1.0.0/client/cart.js',
    line: 3,
    column: 7,
    remote: 'mf-commerce',
    version: '1.0.0',
  } as const;
  expect(errorReport(record, origin)).toEqual({
    event: 'error',
    timestamp: 1250,
    data: {
      websiteId: 'w1',
      templateId: 'colonnade',
      url: 'http://shop.test/cart',
      userAgent: 'A browser',
      app: 'mf-commerce@1.0.0',
      message: 'It broke',
      stack: 'at x',
      file: '/remotes/mf-commerce/1.0.0/client/cart.js',
      line: 3,
      column: 7,
    },
  });
});

spec(
  ['ERRREP-04', 'ERRREP-09'],
  'reports dropped errors in all ten fields, with the origin and position of the latest',
  () => {
    const record = { kind: 'error', text: 'It broke', stack: 'at x', file: 'x.js', line: 1, atMs: 250 } as const;
    expect(errorReport(droppedRecord({ ...record, remote: 'mf-commerce', version: '1' }, 7), origin)).toEqual({
      event: 'reported',
      timestamp: 1250,
      data: {
        websiteId: 'w1',
        templateId: 'colonnade',
        url: 'http://shop.test/cart',
        userAgent: 'A browser',
        app: 'mf-commerce@1',
        message: 'Errors that were not reported: 7',
        stack: 'at x',
        file: 'x.js',
        line: 1,
        column: 0,
      },
    });
    const { data } = errorReport(droppedRecord({ kind: 'error', text: 'x', atMs: 0 }, 1), origin);
    expect([Object.keys(data).length, data.stack, data.file, data.line, data.column]).toEqual([10, '', '', 0, 0]);
  },
);

test('marks errors that a feature reported itself, and attributes errors of unknown origin to the page', () => {
  expect(
    errorReport(
      { kind: 'error', text: 'x', atMs: 0, feature: 'commerce/cart', remote: 'mf-commerce', version: '1' },
      origin,
    ).event,
  ).toBe('reported');
  expect(errorReport({ kind: 'error', text: 'x', atMs: 0 }, origin).data.app).toBe('page');
});
