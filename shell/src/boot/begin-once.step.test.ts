import { spec } from '../../../tools/testing/spec';
import { CONFIG } from '../config';
import { createBeginOnce } from './begin-once.step';
import type { PageGlobal } from './page-global';

function begin(page: Partial<PageGlobal> | undefined) {
  const warned: unknown[] = [];
  const log = { warn: (text: unknown) => void warned.push(text), error: () => undefined };
  const pageGlobal = { read: () => page as PageGlobal, demand: () => page as PageGlobal, write: () => undefined };
  return { start: createBeginOnce(CONFIG, { log, pageGlobal })(), warned };
}

spec('START-01', 'begins on a page that is not initialised', () => {
  for (const page of [undefined, { isInitialised: false }]) {
    expect(begin(page).start).toBeInstanceOf(AbortController);
    expect(begin(page).warned).toEqual([]);
  }
});

spec('START-03', 'only warns on a page that is', () => {
  const { start, warned } = begin({ isInitialised: true });
  expect(start).toBeUndefined();
  expect(warned).toHaveLength(1);
});
