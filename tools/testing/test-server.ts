import type { startTestServer as start } from './start-test-server';

export type { TestServer } from './start-test-server';

declare const startServerOfProcess: typeof start;
declare const dateOfServer: DateConstructor;

/** Starts a server for one test file, from the code that server-environment.ts has loaded. `close()` removes all it made. */
export const startTestServer: typeof start = (overrides) => startServerOfProcess(overrides);

/** Sets what time it is for servers until jest restores what was replaced: their `Date` is not that of the test file. */
export function setServerTime(now: () => number): void {
  jest.spyOn(dateOfServer, 'now').mockImplementation(now);
}
