import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { storeDocument } from '../../../tools/testing/store/store-document';

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
});
afterAll(() => server.close());

const shopStatus = async () => (await fetch(`${server.address}/shop`)).status;
const stored = () => server.query('select id, sku from variant');

test('after server and database are killed, the next start uses what they left', async () => {
  const before = await stored();
  const postmaster = await server.postmaster();
  await server.kill();
  // `kill(0)` would end this test's own process group; `NaN` throws.
  process.kill(postmaster?.pid ?? NaN, 'SIGKILL');
  await server.start();
  expect([await stored(), await shopStatus()]).toEqual([before, 200]);
});
