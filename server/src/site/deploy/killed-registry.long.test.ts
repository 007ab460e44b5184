import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { spec } from '../../../../tools/testing/spec';
import { tokenHash } from '../../platform/http/token-hash';
import { eventsIn, runDeploy, writtenBuild } from './deploy-command.fixture';
import { PIECE_BYTES } from './deploys.store';
import { newBuild, REMOTE, REQUESTED } from './sent-build.fixture';

const TOKEN = `colonnade_${'T'.repeat(43)}`;
const PIECES = 12;

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([1]));
  await server.query(`insert into deploy_token (remote, name, token_hash, made_by, expires_at)
    values ('${REMOTE}', 'the team', '${tokenHash(TOKEN)}', 'test', now() + interval '1 day')`);
});
afterAll(() => server.close());

spec('PLAT-02', 'a server killed in the middle of a deploy loses nothing it had received', async () => {
  const build = await newBuild({ files: { 'late.bin': randomBytes(PIECES * PIECE_BYTES) } });
  const folder = await writtenBuild(build);
  let sent = 0;
  let restarted: Promise<void> | undefined;
  const { code, lines } = await runDeploy([REMOTE, '--registry', server.address, '--folder', folder, '--json'], {
    token: TOKEN,
    onLine: (line) => {
      sent += line.includes('"sent"') ? 1 : 0;
      if (sent === PIECES / 2) restarted ??= server.kill().then(() => server.start());
    },
  });
  await restarted;
  await rm(folder, { recursive: true });
  const events = eventsIn(lines);
  expect([code, events.at(-1)]).toEqual([
    0,
    { event: 'deployed', remote: REMOTE, version: build.version, requestedSources: REQUESTED },
  ]);
  expect(events.some(({ event }) => event === 'retry')).toBe(true);
  // A piece may be repeated if its answer was lost; nothing else is sent twice.
  const pieces = events.filter(({ event }) => event === 'sent').length;
  expect(pieces).toBeGreaterThanOrEqual(PIECES);
  expect(pieces).toBeLessThanOrEqual(PIECES + 2);
  const [{ left } = { left: 1 }] = await server.query<{ left: number }>(
    'select (select count(*) from deploy) + (select count(*) from deploy_piece) as left',
  );
  expect(Number(left)).toBe(0);
});
