import { createPolicyPort } from './policy.port';

const REFUSED = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://elsewhere.example/x.js',
  sample: '',
  sourceFile: null,
  lineNumber: null,
  columnNumber: null,
};

test('tells what the policy refused, with the script that tried, and nothing of what extensions do', () => {
  const calls: unknown[] = [];
  let report = (_: readonly object[]): void => undefined;
  class Observer {
    constructor(callback: (reports: readonly object[]) => void, options: object) {
      report = (bodies) => callback(bodies.map((body) => ({ body })));
      calls.push(options);
    }
    observe = () => void calls.push('observe');
    disconnect = () => void calls.push('disconnect');
  }
  const received: unknown[] = [];
  const stop = new AbortController();
  const view = Object.assign(Object.create(window) as typeof window, { ReportingObserver: Observer });
  createPolicyPort(view).onRefused((refused) => received.push(refused), stop.signal);
  expect(calls).toEqual([{ types: ['csp-violation'], buffered: true }, 'observe']);
  report([
    REFUSED,
    { ...REFUSED, sample: 'x|y', sourceFile: '/a.js', lineNumber: 1, columnNumber: 2 },
    { ...REFUSED, sourceFile: 'chrome-extension' },
    { ...REFUSED, blockedURL: 'moz-extension' },
  ]);
  expect(received).toEqual([
    { what: 'script-src-elem https://elsewhere.example/x.js ' },
    { what: 'script-src-elem https://elsewhere.example/x.js x|y', file: '/a.js', line: 1, column: 2 },
  ]);
  stop.abort();
  expect(calls.at(-1)).toBe('disconnect');
});

test('a browser without such reports starts the page all the same', () => {
  expect(() => createPolicyPort().onRefused(() => undefined, new AbortController().signal)).not.toThrow();
});
