import { setTimeout as pause } from 'node:timers/promises';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { spec } from '../../../tools/testing/spec';
import { runCommand } from './run-command.fixture';
import { siteStatusCommand } from './command/site-status.command';

const WITHIN_MS = 60_000;
const POLL_MS = 20;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const run = (...args: readonly string[]) => runCommand(siteStatusCommand, args, open);

/** Waits until the running server, which only the database notifies, answers with this status. */
async function followed(status: number): Promise<boolean> {
  const endMs = Date.now() + WITHIN_MS;
  while (Date.now() < endMs) {
    if ((await open.visitor().get('/')).statusCode === status) return true;
    await pause(POLL_MS);
  }
  return false;
}

spec(['ENUM-22', 'ENUM-23'], 'an operator closes a site and opens it again while it runs', async () => {
  expect(await run('example', 'expired')).toEqual({ ok: true, lines: ['example was none and is expired.'] });
  expect(await followed(503)).toBe(true);
  expect(await run('example', 'paid')).toEqual({ ok: true, lines: ['example was expired and is paid.'] });
  expect(await followed(200)).toBe(true);
});

test('invalid input is refused in one sentence', async () => {
  const usage =
    'Give the ID of a site and one of none, trial, paid, comped, past-due, expired, for example: site-status fern-and-kiln paid.';
  expect(await run()).toEqual({ ok: false, reason: usage });
  expect(await run('example', 'gone')).toEqual({ ok: false, reason: usage });
  expect(await run('elsewhere', 'paid')).toEqual({ ok: false, reason: 'There is no site elsewhere.' });
});
