import { createServer, type AddressInfo, type Server } from 'node:net';
import { explainPort, findFreePort } from './free-port';

function listen(host?: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => resolve(server));
  });
}

test.each([undefined, '127.0.0.1'])('refuses a port that another program uses (%s)', async (host) => {
  const other = await listen(host);
  const { port } = other.address() as AddressInfo;
  await expect(findFreePort(port)).rejects.toThrow(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another number, for instance ${port + 1}.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(findFreePort(port)).resolves.toBe(port);
});

test('0 becomes a free port', async () => {
  expect(await findFreePort(0)).toBeGreaterThan(0);
});

test('a port without permission has its own message, and the last port does not recommend the next one', () => {
  expect(explainPort({ code: 'EACCES' }, 80)).toMatchObject({
    message: 'This user may not use port 80: set PORT to another number, for instance 4000.',
  });
  expect(explainPort({ code: 'EADDRINUSE' }, 65_535)).toMatchObject({
    message: expect.stringContaining('instance 4000.') as string,
  });
});
