import type { startTestServer as start } from './start-test-server';

export type { TestServer } from './start-test-server';

declare const startServerOfProcess: typeof start;
declare const dateOfServer: DateConstructor;

/** Starts a server for one test file, from the code that server-environment.ts has loaded. `close()` removes all it made. */
export const startTestServer: typeof start = (overrides) => startServerOfProcess(overrides);

let clock: jest.SpyInstance | undefined;

/** Sets what time it is for servers until the next test, or the end of the file: their `Date` is not that of the test file. */
export function setServerTime(now: () => number): void {
  clock = jest.spyOn(dateOfServer, 'now').mockImplementation(now);
}

// Jest restores it before the next test only, and says by the same clock how long the file took.
afterAll(() => clock?.mockRestore());
