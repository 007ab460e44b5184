import type { startTestServer as start } from './start-test-server';

export type { TestServer } from './start-test-server';

declare const startServerOfProcess: typeof start;
declare const dateOfServer: DateConstructor;
declare const globalOfServer: Pick<typeof globalThis, 'fetch'>;

/** Starts a server with the code that server-environment.ts has loaded; `close()` removes its data. */
export const startTestServer: typeof start = (overrides) => startServerOfProcess(overrides);

let clock: jest.SpyInstance | undefined;

/** Sets the time of servers until the next test or the end of the file; they do not share the test file's `Date`. */
export function setServerTime(now: () => number): void {
  clock = jest.spyOn(dateOfServer, 'now').mockImplementation(now);
}

/** Answers what servers fetch until the next test, in place of services elsewhere. */
export function setServerFetch(answer: typeof fetch): void {
  jest.spyOn(globalOfServer, 'fetch').mockImplementation(answer);
}

// Jest restores it only before the next test, and would measure the file's duration with it.
afterAll(() => clock?.mockRestore());
