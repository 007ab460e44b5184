import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import { tokenHash } from '../platform/http/token-hash';
import { findDeployToken } from '../site/deploy/deploy-token.store';
import { runCommand } from './run-command.fixture';
import { tokenCommand } from './command/token.command';

const UUID = '[0-9a-f-]{36}';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
});
afterAll(() => server.close());
afterEach(() => server.services.db.deleteFrom('deploy_token').execute());

const run = (...args: readonly string[]) => runCommand(tokenCommand, args, server.services);

async function made(...args: readonly string[]): Promise<{ readonly id: string; readonly token: string }> {
  const result = await run('make', 'mf-forms', ...args);
  if (!result.ok) throw new Error(result.reason);
  return { id: result.lines[0]?.slice(0, 36) ?? '', token: result.lines.at(-1) ?? '' };
}

spec('PLAT-02', 'ops create a token for one remote; it is shown once and stored only as a hash', async () => {
  const { token } = await made('--name', 'the forms team');
  expect(token).toMatch(/^colonnade_[\w-]{43}$/);
  const { db } = server.services;
  const row = await db.selectFrom('deploy_token').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ remote: 'mf-forms', name: 'the forms team', made_by: 'ada', last_used_at: null });
  expect(row.token_hash).toBe(tokenHash(token));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await findDeployToken(db, token)).toMatchObject({ ok: true, token: { remote: 'mf-forms' } });
  for (const other of ['', 'colonnade_', token.slice(0, -1), `${token}x`, `colonnade_${'A'.repeat(43)}`])
    expect(await findDeployToken(db, other)).toEqual({ ok: false, why: 'unknown' });
});

test('a token is valid for the given number of days, ninety by default', async () => {
  await made();
  await made('--days', '1');
  const rows = await server.services.db.selectFrom('deploy_token').select(['made_at', 'expires_at']).execute();
  const days = rows.map(({ made_at: from, expires_at: to }) => Math.round((Number(to) - Number(from)) / 86_400_000));
  expect(days.sort((one, other) => one - other)).toEqual([1, 90]);
});

spec('PLAT-02', 'revoked and expired tokens are refused with a reason', async () => {
  const { db } = server.services;
  const { id, token } = await made();
  expect(await run('end', id)).toEqual({
    ok: true,
    lines: ['The token "deploy of mf-forms" can no longer deploy mf-forms.'],
  });
  expect(await findDeployToken(db, token)).toEqual({ ok: false, why: 'ended' });
  const old = await made();
  await db
    .updateTable('deploy_token')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', old.id)
    .execute();
  expect(await findDeployToken(db, old.token)).toEqual({ ok: false, why: 'expired' });
});

test('the list shows who created each token, its status and its last use', async () => {
  expect(await run('list')).toEqual({ ok: true, lines: ['There are no tokens yet.'] });
  const [used, ended] = [await made(), await made('--name', ' old \n one ')];
  await findDeployToken(server.services.db, used.token);
  await run('end', ended.id);
  const listed = await run('list');
  const lines = listed.ok ? [...listed.lines].sort((one) => (one.includes('ended') ? 1 : -1)) : [];
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(String.raw`^${UUID}  mf-forms  "deploy of mf-forms"  by ada  good until \S+Z  last used \S+Z$`),
    ),
    expect.stringMatching(new RegExp(String.raw`^${UUID}  mf-forms  "old one"  by ada  ended \S+Z  never used$`)),
  ]);
});

test('invalid input is refused in one sentence', async () => {
  const usage = 'Use "token make mf-forms", "token list", or "token end" with an id from the list.';
  expect(await run()).toEqual({ ok: false, reason: usage });
  expect(await run('make', 'mf-forms', '--forever')).toEqual({ ok: false, reason: usage });
  expect(await run('make', 'mf-nobody')).toMatchObject({
    reason: expect.stringMatching(/^There is no package mf-nobody/),
  });
  for (const days of ['0', '366', '1.5', 'x'])
    expect(await run('make', 'mf-forms', '--days', days)).toEqual({
      ok: false,
      reason: 'A token is valid for 1 to 365 days: give --days a whole number.',
    });
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect(await run('end', id)).toEqual({
      ok: false,
      reason: `There is no token ${id}. The command "token list" shows what there is.`,
    });
  expect(await server.services.db.selectFrom('deploy_token').select('id').execute()).toEqual([]);
});

test('a token may be for another team’s remote, but not for a name that imitates one of ours', async () => {
  expect(await run('make', 'reviews-lab')).toMatchObject({
    ok: true,
    lines: [
      expect.stringContaining('"deploy of reviews-lab" deploys reviews-lab until'),
      expect.anything(),
      expect.anything(),
    ],
  });
  for (const name of ['mf-formz', 'reviews', 'commerce-lab'])
    expect(await run('make', name)).toEqual({
      ok: false,
      reason: expect.stringMatching(
        `^There is no package ${name} to deploy: give one of shell, mf-commerce,.*"${name}" cannot name`,
      ),
    });
});
