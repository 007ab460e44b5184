import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { long } from '../../../tools/testing/spec';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { remaining, tracesOf } from '../../../tools/testing/server/traces';

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
});
afterAll(() => server.close());

const expectEnd = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> => {
  const traces = await tracesOf(server);
  server.signal(signal);
  expect(await server.ended()).toEqual({ code: 0, complaint: '' });
  expect(await remaining(traces)).toEqual([]);
  await server.start();
  expect((await fetch(`${server.address}/shop`)).status).toBe(200);
};

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends server and database, and leaves no process and no lock', (signal) =>
  expectEnd(signal),
);

long.test('SIGHUP does the same', () => expectEnd('SIGHUP'));
