import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import { runCommand } from './run-command.fixture';
import { whoUsesCommand } from './command/who-uses.command';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
});
afterAll(() => server.close());

const run = (...args: readonly string[]) => runCommand(whoUsesCommand, args, server.services);

spec('PLAT-02', 'before an event is removed, the command shows which features listen to it', async () => {
  const { services } = server;
  const version = services.registry.current().remotes.get('mf-commerce')?.manifest.version;
  expect(await run('commerce/product-requested')).toEqual({
    ok: true,
    lines: [
      'commerce/product-requested  The product with this address and title is to open over the page.',
      '  sent by',
      `    commerce/shop of mf-commerce ${version}`,
      '  received by',
      `    commerce/product-quick-view of mf-commerce ${version}`,
    ],
  });
});

test('an event without senders and listeners is not reported as unknown', async () => {
  expect(await run('admin/tweaks-reset')).toMatchObject({
    ok: true,
    lines: expect.arrayContaining(['    no feature']),
  });
  expect(await run('commerce/basket')).toEqual({
    ok: false,
    reason: expect.stringMatching(/^There is no event commerce\/basket: give one of commerce\/cart, /),
  });
  expect(await run()).toEqual({ ok: false, reason: 'Name an event, for example: who-uses commerce/cart.' });
});
