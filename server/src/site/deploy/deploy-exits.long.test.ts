import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { eventsIn, listening, openCommand, runDeploy, type OpenCommand } from './deploy-command.fixture';
import { REMOTE, tokenFor } from './sent-build.fixture';

let open: OpenCommand;
beforeAll(async () => {
  open = await openCommand();
});
afterAll(() => open.close());

test('a refused build exits with 3 and every reason: what, where, and how to fix it', async () => {
  const { folder } = await open.written({
    files: { 'client/contact-form.js': randomBytes(20_000) },
    list: (manifest) => ({ ...manifest, entry: 'server.cjs' }),
  });
  const { code, complaint } = await open.deploy(folder);
  expect([code, complaint]).toEqual([
    3,
    expect.stringMatching(
      /^This build cannot be published\.[^]*\n {2}server\.cjs\n {4}Browsers are to[^]*\n {4}Put it into client\/\.$/,
    ),
  ]);
  const [failed] = eventsIn((await open.deploy(folder, ['--json'])).lines);
  expect(failed).toMatchObject({ event: 'failed', kind: 'refused', exit: 3, reasons: [{ where: 'server.cjs' }] });
  const heavy = await open.written({ files: { 'client/contact-form.js': randomBytes(20_000) } });
  const { lines } = await open.deploy(heavy.folder, ['--json']);
  expect(eventsIn(lines).at(-1)).toMatchObject({ kind: 'refused', reasons: [{ where: 'client/contact-form.js' }] });
});

test('a token that does not permit the deploy exits with 4', async () => {
  const { folder } = await open.written();
  const foreign = await tokenFor(open.server.services.db, 'mf-commerce');
  for (const [other, expected] of [
    ['nonsense', 'This needs a deploy token of this registry.'],
    [foreign, 'This token is for another remote.'],
  ] as const) {
    const { code, complaint } = await open.deploy(folder, [], { token: other });
    expect([code, complaint]).toEqual([4, expect.stringContaining(expected)]);
  }
});

test('an unreachable registry, or an address that is none, exits with 5 once the retries are used up', async () => {
  const { folder } = await open.written();
  const page = createHttpServer((_request, reply) => reply.end('<h1>A page</h1>'));
  const broken = createHttpServer((_request, reply) => reply.writeHead(503).end());
  const away = createHttpServer((_request, reply) => reply.writeHead(302, { location: `${open.registry}/api` }).end());
  const closed = createHttpServer();
  const messages = {
    page: 'No registry answers there (200)',
    broken: 'it answers 503',
    away: 'No registry answers there (302)',
  };
  for (const [own, text] of [
    [page, messages.page],
    [broken, messages.broken],
    [away, messages.away],
    [closed, 'ECONNREFUSED'],
  ] as const) {
    const address = await listening(own);
    if (own === closed) await new Promise((resolve) => own.close(resolve));
    const { code, complaint } = await open.deploy(folder, ['--registry', address, '--patience', '0']);
    expect([code, complaint]).toEqual([5, expect.stringContaining(text)]);
    own.close();
  }
});

test('wrong arguments exit with 2, before anything is sent', async () => {
  const { folder } = await open.written();
  const tries = [
    [['--folder', folder], 'Say one remote', { token: open.token }],
    [[REMOTE, 'mf-blocks'], 'Say one remote', { token: open.token }],
    [[REMOTE, '--forever'], "Unknown option '--forever'", { token: open.token }],
    [[REMOTE, '--patience', 'x'], 'Give --patience as a whole number', { token: open.token }],
    [[REMOTE, '--folder', folder], 'Set COLONNADE_TOKEN', {}],
    [[REMOTE, '--folder', folder], 'Set COLONNADE_TOKEN', { token: 'two words\n' }],
    [[REMOTE, '--folder', folder, '--registry', 'nowhere'], 'nowhere is no address', { token: open.token }],
    [[REMOTE, '--folder', folder, '--registry', 'http://registry.example'], 'in the clear', { token: open.token }],
    [
      [REMOTE, '--folder', folder],
      'in the clear',
      { token: open.token, env: { COLONNADE_REGISTRY: 'http://registry.example' } },
    ],
  ] as const;
  const ended = await Promise.all(tries.map(([args, , inputs]) => runDeploy(args, inputs)));
  expect(ended.map(({ code, complaint }) => [code, complaint])).toEqual(
    tries.map(([, message]) => [2, expect.stringContaining(message)]),
  );
});

test('an incomplete build exits with 6, before anything is sent', async () => {
  const [changed, cut, lost] = [await open.written(), await open.written(), await open.written()];
  await writeFile(join(changed.folder, 'client', 'remote.js'), 'changed');
  await rm(join(lost.folder, 'server.cjs'));
  await writeFile(join(cut.folder, 'remote.json'), '{');
  const strange = await open.written();
  await writeFile(join(strange.folder, 'remote.json'), '{"files":{"../outside":{}}}');
  const nothing = join(changed.folder, 'client');
  const tries = [
    [changed.folder, /\n {2}client\/remote\.js\n {4}It is not as remote\.json says\./],
    [lost.folder, /\n {2}server\.cjs\n {4}There is no such file\./],
    [strange.folder, /\n {2}\.\.\/outside\n {4}It lies outside of the folder/],
    [cut.folder, /is no list of a build/],
    [nothing, /^There is no build in/],
  ] as const;
  const away = ['--registry', 'https://nowhere.invalid'];
  const ended = await Promise.all(tries.map(([folder]) => open.deploy(folder, away)));
  expect(ended.map(({ code, complaint }) => [code, complaint])).toEqual(
    tries.map(([, message]) => [6, expect.stringMatching(message)]),
  );
});
