import type { startTestServer as start } from './start-test-server';

export type { TestServer } from './start-test-server';

declare const startServerOfProcess: typeof start;
declare const dateOfServer: DateConstructor;

/** Starts a server with the code that server-environment.ts has loaded; `close()` removes its data. */
export const startTestServer: typeof start = (overrides) => startServerOfProcess(overrides);

let clock: jest.SpyInstance | undefined;

/** Sets the time of servers until the next test or the end of the file; they do not share the test file's `Date`. */
export function setServerTime(now: () => number): void {
  clock = jest.spyOn(dateOfServer, 'now').mockImplementation(now);
}

// Jest restores it only before the next test, and would measure the file's duration with it.
afterAll(() => clock?.mockRestore());
