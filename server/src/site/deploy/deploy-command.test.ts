import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/test-server';
import { readRule } from '../registry/registry.store';
import { eventsIn, runDeploy, writtenBuild, type CommandWishes } from './deploy-command.fixture';
import { PIECE_BYTES } from './deploys.store';
import { newBuild, REMOTE, tokenFor, type BuildWishes } from './sent-build.fixture';

let server: TestServer;
let registry = '';
let token = '';
const folders: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  registry = await server.open();
  token = await tokenFor(server.services.db);
});
afterAll(async () => {
  await server.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function written(wishes: BuildWishes = {}) {
  const build = await newBuild(wishes);
  const folder = await writtenBuild(build);
  folders.push(folder);
  return { folder, version: build.version };
}

const deploy = (folder: string, words: readonly string[] = [], wishes: CommandWishes = {}) =>
  runDeploy([REMOTE, '--registry', registry, '--folder', folder, '--patience', '20', ...words], { token, ...wishes });

/** A server of the test's own, by its address. */
async function listening(own: Server | ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

spec('PLAT-02', 'a team deploys its build from anywhere, which says what happens and is not live by it', async () => {
  const live = await readRule(server.services.db, REMOTE);
  const { folder, version } = await written({ files: { 'late.bin': randomBytes(PIECE_BYTES + 5) } });
  const first = await deploy(folder);
  expect(first).toEqual({
    code: 0,
    complaint: '',
    lines: [
      expect.stringMatching(new RegExp(String.raw`^${REMOTE} ${version}: 2 files, \d+\.\d kB, are to be sent\.$`)),
      expect.stringMatching(/^ {1,2}\d+ % {2}(?:late\.bin|server\.cjs)$/),
      expect.stringMatching(/^100 % {2}(?:late\.bin|server\.cjs)$/),
      `${REMOTE} ${version} is deployed. It is not live by that: whoever operates the registry sets it.`,
    ],
  });
  expect(await deploy(folder)).toEqual({ code: 0, complaint: '', lines: [`${REMOTE} ${version} is there already.`] });
  expect(await readRule(server.services.db, REMOTE)).toEqual(live);
});

test('a build machine is told as JSON, how far it is too', async () => {
  const { folder, version } = await written({ files: { 'late.bin': randomBytes(2 * PIECE_BYTES + 5) } });
  const { code, lines } = await deploy(folder, ['--json']);
  const [begun, ...more] = eventsIn(lines);
  const sent = more.slice(0, -1);
  expect([code, begun, more.at(-1)]).toEqual([
    0,
    { event: 'begun', remote: REMOTE, version, files: 2, bytes: expect.any(Number) },
    { event: 'deployed', remote: REMOTE, version, asks: {} },
  ]);
  expect(sent.map(({ event }) => event)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(sent.map(({ done }) => done)).toEqual([...sent.map(({ done }) => Number(done))].sort((a, b) => a - b));
  expect(sent.at(-1)).toMatchObject({ done: begun?.bytes, total: begun?.bytes, isWhole: true });
  expect(eventsIn((await deploy(folder, ['--json'])).lines)).toEqual([{ event: 'there', remote: REMOTE, version }]);
});

test('a build that is refused ends with 3 and every reason: what, where, and how to mend it', async () => {
  const { folder } = await written({
    files: { 'client/contact-form.js': randomBytes(20_000) },
    list: (manifest) => ({ ...manifest, entry: 'server.cjs' }),
  });
  const { code, complaint } = await deploy(folder);
  expect([code, complaint]).toEqual([
    3,
    expect.stringMatching(
      /^This build cannot be a version\.[^]*\n {2}server\.cjs\n {4}Browsers are to[^]*\n {4}Put it into client\/\.$/,
    ),
  ]);
  const [failed] = eventsIn((await deploy(folder, ['--json'])).lines);
  expect(failed).toMatchObject({ event: 'failed', kind: 'refused', exit: 3, reasons: [{ where: 'server.cjs' }] });
  const heavy = await written({ files: { 'client/contact-form.js': randomBytes(20_000) } });
  const { lines } = await deploy(heavy.folder, ['--json']);
  expect(eventsIn(lines).at(-1)).toMatchObject({ kind: 'refused', reasons: [{ where: 'client/contact-form.js' }] });
});

test('a token that does not allow it ends with 4', async () => {
  const { folder } = await written();
  const foreign = await tokenFor(server.services.db, 'mf-commerce');
  for (const [other, says] of [
    ['nonsense', 'This needs a deploy token of this registry.'],
    [foreign, 'This token is for another remote.'],
  ] as const) {
    const { code, complaint } = await deploy(folder, [], { token: other });
    expect([code, complaint]).toEqual([4, expect.stringContaining(says)]);
  }
});

test('a registry that cannot be reached, or is none, ends with 5 as soon as patience does', async () => {
  const { folder } = await written();
  const page = createHttpServer((_request, reply) => reply.end('<h1>A page</h1>'));
  const broken = createHttpServer((_request, reply) => reply.writeHead(503).end());
  const away = createHttpServer((_request, reply) => reply.writeHead(302, { location: `${registry}/api` }).end());
  const closed = createHttpServer();
  const says = {
    page: 'No registry answers there (200)',
    broken: 'it answers 503',
    away: 'No registry answers there (302)',
  };
  for (const [own, words] of [
    [page, says.page],
    [broken, says.broken],
    [away, says.away],
    [closed, 'ECONNREFUSED'],
  ] as const) {
    const address = await listening(own);
    if (own === closed) await new Promise((resolve) => own.close(resolve));
    const { code, complaint } = await deploy(folder, ['--registry', address, '--patience', '0']);
    expect([code, complaint]).toEqual([5, expect.stringContaining(words)]);
    own.close();
  }
});

test('what was not said right ends with 2, before anything is sent', async () => {
  const { folder } = await written();
  const tries = [
    [['--folder', folder], 'Say one remote', { token }],
    [[REMOTE, 'mf-blocks'], 'Say one remote', { token }],
    [[REMOTE, '--forever'], "Unknown option '--forever'", { token }],
    [[REMOTE, '--patience', 'x'], 'Say --patience as a whole number', { token }],
    [[REMOTE, '--folder', folder], 'Set COLONNADE_TOKEN', {}],
    [[REMOTE, '--folder', folder], 'Set COLONNADE_TOKEN', { token: 'two words\n' }],
    [[REMOTE, '--folder', folder, '--registry', 'nowhere'], 'nowhere is no address', { token }],
    [[REMOTE, '--folder', folder, '--registry', 'http://registry.example'], 'in the clear', { token }],
    [[REMOTE, '--folder', folder], 'in the clear', { token, env: { COLONNADE_REGISTRY: 'http://registry.example' } }],
  ] as const;
  const ended = await Promise.all(tries.map(([words, , wishes]) => runDeploy(words, wishes)));
  expect(ended.map(({ code, complaint }) => [code, complaint])).toEqual(
    tries.map(([, says]) => [2, expect.stringContaining(says)]),
  );
});

test('a build that is not whole ends with 6, before anything is sent', async () => {
  const [changed, cut, lost] = [await written(), await written(), await written()];
  await writeFile(join(changed.folder, 'client', 'remote.js'), 'changed');
  await rm(join(lost.folder, 'server.cjs'));
  await writeFile(join(cut.folder, 'remote.json'), '{');
  const strange = await written();
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
  const ended = await Promise.all(tries.map(([folder]) => deploy(folder, away)));
  expect(ended.map(({ code, complaint }) => [code, complaint])).toEqual(
    tries.map(([, says]) => [6, expect.stringMatching(says)]),
  );
});

/** Between the command and the registry: of its connections one loses the answer to a piece, the next breaks within one, and so on. */
async function brittleLine() {
  const { port } = new URL(registry);
  let count = 0;
  const line = createServer((near) => {
    count += 1;
    const isDeaf = count % 2 === 1;
    const far = connect(Number(port), 'localhost');
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) end.on('error', cut).on('close', cut);
    let sent = 0;
    near.on('data', (bytes: Buffer) => {
      sent += bytes.length;
      far.write(bytes);
      if (!isDeaf && sent > PIECE_BYTES * 1.5) cut();
    });
    far.on('data', (bytes: Buffer) => {
      if (isDeaf && sent > PIECE_BYTES) cut();
      else near.write(bytes);
    });
  });
  return { address: await listening(line), close: () => line.close() };
}

spec('PLAT-02', 'a line that breaks again and again costs time, and no piece goes twice', async () => {
  const { folder, version } = await written({ files: { 'late.bin': randomBytes(8 * PIECE_BYTES + 5) } });
  const line = await brittleLine();
  const { code, lines } = await deploy(folder, ['--json', '--registry', line.address]);
  line.close();
  const events = eventsIn(lines);
  expect([code, events.at(-1)]).toEqual([0, expect.objectContaining({ event: 'deployed', version })]);
  expect(events.filter(({ event }) => event === 'retry').length).toBeGreaterThan(3);
  const sent = events.filter(({ event }) => event === 'sent');
  expect(sent.at(-1)?.done).toBe(events[0]?.bytes);
});

test('a registry gets the files of the build and no others, whatever it asks for', async () => {
  const { folder } = await written();
  const asked: string[] = [];
  const hostile = createHttpServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    reply.setHeader('content-type', 'application/json');
    reply.end(
      JSON.stringify({
        state: 'open',
        version: '1',
        deploy: 'x',
        pieceBytes: 100,
        wanted: [{ path: '../../../../etc/hosts', integrity: 'sha384-x', bytes: 10, have: 0 }],
      }),
    );
  });
  const { code, complaint } = await deploy(folder, ['--registry', await listening(hostile)]);
  hostile.close();
  expect([code, complaint]).toEqual([3, expect.stringContaining('which is not of this build')]);
  expect(asked).toEqual(['POST /api/platform/deploy']);
});
