import { launchAtTerminal } from '../../../tools/testing/server/launched-server';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { remaining, tracesOf } from '../../../tools/testing/server/traces';
import { waitUntilGone } from '../platform/postgres/embedded/postmaster';

const LONGEST_EXIT_MS = 60_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
  server.signal('SIGINT');
  await server.ended();
});
afterAll(() => server.close());

async function launch() {
  const launcher = launchAtTerminal(server.settings);
  await launcher.ready;
  const { pids, paths } = await tracesOf(server);
  return { launcher, traces: { pids: [launcher.pid, ...pids], paths } };
}

test('the launcher exits with 0 after a Ctrl-C that its server gets twice, and leaves nothing behind', async () => {
  const { launcher, traces } = await launch();
  launcher.pressCtrlC();
  expect(await launcher.ended).toEqual({ code: 0, complaint: '' });
  expect(await remaining(traces)).toEqual([]);
});

test('killing the launcher ends its server and database', async () => {
  const { launcher, traces } = await launch();
  launcher.signal('SIGKILL');
  for (const pid of traces.pids) await waitUntilGone(pid, LONGEST_EXIT_MS);
  expect(await remaining(traces)).toEqual([]);
});
