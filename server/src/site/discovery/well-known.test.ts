import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { signIn } from '../../../../tools/testing/store/seed-account';
import { setServerTime } from '../../../../tools/testing/server/test-server';

const OWNER = 'owner@shop.example';
const SECURITY = '/.well-known/security.txt';
const CHANGE = '/.well-known/change-password';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({
    accounts: { [OWNER]: ['admin'] },
    config: { securityContact: 'mailto:security@host.example' },
  });
});
afterAll(() => open.close());

test('a site has a security contact with an expiry date', async () => {
  setServerTime(() => Date.UTC(2026, 10, 27, 13));
  const reply = await open.visitor().get(SECURITY);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(reply.body).toBe(`Contact: mailto:security@host.example
Expires: 2027-02-25T00:00:00.000Z
Preferred-Languages: en, pl
Canonical: http://shop.example${SECURITY}
`);
});

test('a server without a contact has no such file', async () => {
  const other = await openExample();
  try {
    expect((await other.visitor().get(SECURITY)).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});

test('a password manager is redirected to the page for a new password', async () => {
  const [visitor, owner] = [open.visitor(), open.visitor()];
  await signIn(owner, OWNER);
  for (const [browser, path] of [
    [visitor, '/site-users/forgotten'],
    [owner, '/config/forgotten'],
  ] as const) {
    const reply = await browser.get(CHANGE);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      302,
      path,
      'private, no-store',
    ]);
    expect((await browser.get(path)).statusCode).toBe(200);
  }
});
