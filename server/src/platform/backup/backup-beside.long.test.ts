import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { launchServer, type LaunchedServer } from '../../../../tools/testing/server/launched-server';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { buyStubbornly, type Purchase } from '../../../../tools/testing/store/stubborn-buyer';
import { findRunning } from '../postgres/embedded/postmaster';
import { endPostgres } from '../postgres/embedded/run-postgres';

const TOOLS = join(__dirname, '..', '..', '..', '..', 'tools');
const OWNER = 'ada@shop.example';

let server: ServerProcess;
let restored: LaunchedServer | undefined;
let elsewhere: string;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
  elsewhere = join(dirname(server.dataDir), 'elsewhere');
});
afterAll(async () => {
  restored?.signal('SIGKILL');
  await restored?.ended;
  const running = await findRunning(join(elsewhere, 'postgres'));
  if (running) await endPostgres(running.pid, running.socketFolder);
  await server.close();
});

/** Runs a tool of `npm run` as from the caller's folder. */
async function runTool(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(TOOLS, `${name}.mjs`), ...args], {
    cwd: dirname(server.dataDir),
    env: { ...process.env, DATABASE_URL: undefined, INIT_CWD: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (complaint += String(text)));
  await once(child, 'close');
  return { code: child.exitCode, output, complaint };
}

async function call<T>(address: string, path: string, { cookie, body }: { cookie: string; body?: unknown }) {
  const crumb = /crumb=([^;]+)/.exec(cookie)?.[1];
  const reply = await fetch(`${address}${path}?crumb=${crumb}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
  const set = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: [cookie, ...set].join('; '), body: (await reply.json()) as T };
}

async function fresh(address: string): Promise<string> {
  const reply = await fetch(address, { headers: { accept: 'text/html' } });
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

const statusOf = async (address: string, cookie: string) =>
  (await fetch(`${address}/config/orders`, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })).status;

async function addOwner(): Promise<void> {
  const db = await server.openDatabase();
  const { identifier } = await db.selectFrom('site').select('identifier').executeTakeFirstOrThrow();
  await seedAccount(db, { email: OWNER, roles: { [identifier]: ['admin'] } });
  await db.destroy();
}

const textOf = (html: string) =>
  html
    .replace(/<(style|script)[^]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');

test('a store backed up while it sells continues elsewhere: orders, carts, sessions and numbers', async () => {
  const [{ id: variantId } = { id: '' }] = await server.query<{ id: string }>('select id from variant');
  await addOwner();
  const input = { inputs: [{ variantId, quantity: 1 }], email: 'ada@example.com' };
  const signIn = { email: OWNER, password: PASSWORD };
  const owner = await call(server.address, SIGN_IN_CALLS.login.path, {
    cookie: await fresh(server.address),
    body: signIn,
  });
  const bought = await buyStubbornly(server.address, input);
  const two = { variantId, quantity: 2, key: randomUUID() };
  const shopper = await call<CartReply>(server.address, CART_CALLS.addLine.path, {
    cookie: await fresh(server.address),
    body: two,
  });

  // npm gives the caller's folder in INIT_CWD; relative paths start there.
  const made = await runTool('backup', ['b.tar.gz'], { DATA_DIR: server.dataDir, INIT_CWD: dirname(server.dataDir) });
  expect(made).toMatchObject({ code: 0, complaint: '', output: expect.stringContaining('b.tar.gz holds') as string });
  await buyStubbornly(server.address, input);
  expect(await runTool('restore', ['b.tar.gz', '--replace'], { DATA_DIR: server.dataDir })).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('Colonnade already runs on this data folder') as string,
  });
  expect(await runTool('restore', ['b.tar.gz'], { DATA_DIR: elsewhere })).toMatchObject({ code: 0, complaint: '' });
  expect((await stat(join(elsewhere, 'signing-key.pem'))).mode & 0o777).toBe(0o600);

  restored = launchServer({ PORT: '0', DATA_DIR: elsewhere, SAMPLES_DIR: 'none' });
  const address = await restored.ready;
  const page = async ({ location }: Purchase) => textOf(await (await fetch(`${address}${location}`)).text());
  expect(await page(bought)).toMatch(/Order 1001\b[^]*ada@example\.com/);
  const cart = await call<CartReply>(address, CART_CALLS.getCart.path, { cookie: shopper.cookie });
  expect(cart.body.cart.grandTotalCents).toBe(shopper.body.cart.grandTotalCents);
  expect([await statusOf(address, owner.cookie), await statusOf(address, await fresh(address))]).toEqual([200, 303]);
  expect(await page(await buyStubbornly(address, input))).toMatch(/Order 1002\b/);
});
