import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistryClient } from './registry-client.mjs';

let registry: Server;
afterEach(() => {
  registry.closeAllConnections();
  registry.close();
});

/** Calls a registry with this answer; returns the outcome and the reported retries. */
async function calling(answer: RequestListener, limits: { patienceMs: number; pieceWithinMs?: number }) {
  registry = createServer(answer);
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const onRetry = jest.fn<void, [why: string, pauseMs: number]>();
  const address = new URL(`http://127.0.0.1:${port}/`);
  return { onRetry, client: createRegistryClient({ registry: address, token: 'x', onRetry, ...limits }) };
}

const PIECE = { deploy: 'd', integrity: 'sha384-x', from: 0, bytes: new Uint8Array([1, 2]) };

test('a hanging call is repeated, even if it took longer than the time for retries', async () => {
  let requests = 0;
  const { client, onRetry } = await calling(
    (_request, reply) => {
      requests += 1;
      if (requests > 1) reply.end('{"have":2}');
    },
    { patienceMs: 1000, pieceWithinMs: 1500 },
  );
  expect(await client.send(PIECE)).toEqual({ status: 200, body: { have: 2 } });
  expect(onRetry.mock.calls).toEqual([['it said nothing for 1.5 s', expect.any(Number)]]);
});

test('a broken connection is named by its code', async () => {
  const { client } = await calling((request) => void request.socket.destroy(), { patienceMs: 0 });
  await expect(client.send(PIECE)).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(/ cannot be reached: (?:ECONNRESET|UND_ERR_SOCKET)\. Try again later\.$/),
  });
});

test('too many concurrent builds are not the build’s fault', async () => {
  const error = 'Too many deploys of this remote are unfinished.';
  const { client, onRetry } = await calling(
    (_request, reply) => reply.writeHead(429).end(JSON.stringify({ code: 'site/deploy-too-many', error })),
    { patienceMs: 0 },
  );
  await expect(client.begin({ remote: 'mf-forms', manifest: '' })).rejects.toMatchObject({
    kind: 'unreachable',
    message: `The registry accepts no further build at the moment. ${error}`,
  });
  expect(onRetry).not.toHaveBeenCalled();
});
