import { RELEASE } from '../../parts/origin/release.fixture';
import { fakeObservers } from './probes/fake-observers.fixture';
import { featureStarts } from './probes/feature-starts.effects';
import { longWork } from './probes/long-work.effects';
import type { Measured } from './measured';
import type { Probe } from './probes/probe';
import { remoteFiles } from './probes/remote-files.effects';

const [COMMERCE, BLOCKS, SHELL] = ['mf-commerce@2.0.0-bbbb', 'mf-blocks@3.0.0-cccc', 'shell@1.0.0-aaaa'];
const DEFERRED = 'https://shop.test/remotes/shell/1.0.0-aaaa/client/deferred.js';
const CART = 'https://shop.test/remotes/mf-commerce/2.0.0-bbbb/client/cart.js';
Object.assign(globalThis, { colonnade: { release: RELEASE } });
const marks: { readonly name: string; readonly startTime: number }[] = [];

function measure(probe: Probe, types: readonly string[]) {
  const reported: Measured[] = [];
  const { emit } = fakeObservers(types);
  probe({
    beganMs: 0,
    report: (measured) => reported.push(measured),
    beforeTaking: () => undefined,
    attempt: (work) => work(),
    stop: new AbortController().signal,
  });
  return { emit, brief: () => reported.map(({ metric, value, origin }) => [metric, value, origin]), reported };
}

beforeEach(() => {
  document.body.innerHTML = `
    <div data-feature="commerce/cart" data-remote="mf-commerce"></div>
    <div data-feature="blocks/gallery" data-remote="mf-blocks"></div>`;
  marks.splice(0);
  Object.assign(performance, { getEntriesByType: () => marks });
});

test('long work is attributed to its script', () => {
  const { brief, emit } = measure(longWork, ['long-animation-frame', 'longtask']);
  const scripts = [
    { sourceURL: CART, startTime: 0, duration: 80 },
    { sourceURL: 'https://shop.test/', startTime: 80, duration: 20 },
  ];
  emit('long-animation-frame', { blockingDuration: 50, scripts });
  emit('long-animation-frame', { blockingDuration: 0, scripts });
  expect(brief()).toEqual([
    ['long-work', 80, COMMERCE],
    ['long-work', 20, 'page'],
  ]);
});

test('work during a feature’s start is the feature’s, though the shell calls it; other shell work is not', () => {
  marks.push({ name: 'rum-blocks/gallery', startTime: 110 }, { name: 'rum-time-to-interactive', startTime: 10 });
  const { brief, emit } = measure(longWork, ['long-animation-frame']);
  const script = (startTime: number, sourceURL = DEFERRED) => ({ sourceURL, startTime, duration: 60 });
  emit('long-animation-frame', {
    blockingDuration: 50,
    scripts: [script(0), script(100), script(200), script(100, CART)],
  });
  expect(brief()).toEqual([
    ['long-work', 60, SHELL],
    ['long-work', 60, BLOCKS],
    ['long-work', 60, SHELL],
    ['long-work', 60, COMMERCE],
  ]);
});

test('if the browser reports only tasks, long work has no origin', () => {
  const { brief, emit } = measure(longWork, ['longtask']);
  emit('longtask', { duration: 70 });
  expect(brief()).toEqual([['long-work', 70, 'page']]);
});

test('sizes and load times of files are measured for remotes and the shell, and for no others', () => {
  const { brief, emit } = measure(remoteFiles, ['resource']);
  emit('resource', { name: CART, encodedBodySize: 900, duration: 30 });
  emit('resource', { name: DEFERRED, encodedBodySize: 700, duration: 20 });
  emit('resource', { name: 'https://shop.test/images/mug.avif', encodedBodySize: 9000, duration: 90 });
  expect(brief()).toEqual([
    ['file-bytes', 900, COMMERCE],
    ['file-time', 30, COMMERCE],
    ['file-bytes', 700, SHELL],
    ['file-time', 20, SHELL],
  ]);
});

test('the shell’s mark reports a feature’s start, and no other mark does', () => {
  const { reported, emit } = measure(featureStarts, ['mark']);
  emit('mark', { name: 'rum-commerce/cart', startTime: 400 });
  emit('mark', { name: 'commerce/cart', startTime: 1 });
  emit('mark', { name: 'rum-time-to-interactive', startTime: 2 });
  emit('mark', { name: 'rum-commerce/gone', startTime: 500 });
  expect(reported).toMatchObject([
    { metric: 'feature-start', value: 400, origin: COMMERCE, feature: 'commerce/cart' },
    { metric: 'feature-start', value: 500, origin: 'page', feature: 'commerce/gone' },
  ]);
});
