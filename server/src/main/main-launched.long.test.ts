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

/** Starts the server by the launcher. */
async function launch() {
  const launcher = launchAtTerminal(server.settings);
  await launcher.ready;
  const { pids, paths } = await tracesOf(server);
  return { launcher, traces: { pids: [launcher.pid, ...pids], paths } };
}

test('the launcher ends with 0 after Ctrl-C, which its server hears twice, and leaves nothing', async () => {
  const { launcher, traces } = await launch();
  launcher.pressCtrlC();
  expect(await launcher.ended).toEqual({ code: 0, complaint: '' });
  expect(await remaining(traces)).toEqual([]);
});

test('the launcher takes server and database with it when it is killed', async () => {
  const { launcher, traces } = await launch();
  launcher.signal('SIGKILL');
  for (const pid of traces.pids) await waitUntilGone(pid, LONGEST_EXIT_MS);
  expect(await remaining(traces)).toEqual([]);
});
