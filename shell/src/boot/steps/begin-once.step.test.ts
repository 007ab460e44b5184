import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createBeginOnce } from './begin-once.step';
import type { PageGlobal } from '../../ports/page-global.port';

function begin(page: Partial<PageGlobal> | undefined) {
  const warned: unknown[] = [];
  const log = { warn: (text: unknown) => void warned.push(text), error: () => undefined };
  const pageGlobal = { read: () => page as PageGlobal, demand: () => page as PageGlobal, write: () => undefined };
  const start = new AbortController();
  return { goesOn: createBeginOnce(CONFIG, { log, pageGlobal })(start), start, warned };
}

spec('START-01', 'goes on on a page that is not initialised', () => {
  for (const page of [undefined, { isInitialised: false }]) {
    const { goesOn, start, warned } = begin(page);
    expect([goesOn, start.signal.aborted, warned]).toEqual([true, false, []]);
  }
});

spec('START-03', 'only warns on a page that is, and ends', () => {
  const { goesOn, start, warned } = begin({ isInitialised: true });
  expect([goesOn, start.signal.aborted, warned.length]).toEqual([false, true, 1]);
});
