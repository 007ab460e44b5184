import { access } from 'node:fs/promises';
import { launchAtTerminal, launchServer } from '../../../tools/testing/server/launched-server';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { storeDocument } from '../../../tools/testing/store/store-document';

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
});
afterAll(() => server.close());

test('a second start on the same folder prints one sentence and does not disturb the first', async () => {
  const { settings, dataDir } = server;
  expect(await launchServer({ ...settings, PORT: '0' }).refused).toEqual({
    code: 1,
    complaint: `Colonnade already runs on this data folder (process ${server.pid()}): stop it first, or set DATA_DIR to another folder than ${dataDir}.\n`,
  });
  expect((await fetch(`${server.address}/shop`)).status).toBe(200);
});

test('a start on a used port prints one sentence and touches no folder, also through the launcher', async () => {
  const dataDir = `${server.dataDir}-other`;
  const port = Number(server.settings['PORT']);
  const refused = {
    code: 1,
    complaint: `Port ${port} is taken: stop the program that uses it, or set PORT to another number, for instance ${port + 1}.\n`,
  };
  expect(await launchServer({ ...server.settings, DATA_DIR: dataDir }).refused).toEqual(refused);
  expect(await launchAtTerminal({ ...server.settings, DATA_DIR: dataDir }).refused).toEqual(refused);
  await expect(access(dataDir)).rejects.toThrow('ENOENT');
});
