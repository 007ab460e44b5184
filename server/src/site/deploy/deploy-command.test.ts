import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { long, spec } from '../../../../tools/testing/spec';
import { readRule } from '../registry/registry.store';
import { eventsIn, listening, openCommand, type OpenCommand } from './deploy-command.fixture';
import { PIECE_BYTES } from './deploys.store';
import { REMOTE, REQUESTED } from './sent-build.fixture';

let open: OpenCommand;
beforeAll(async () => {
  open = await openCommand();
});
afterAll(() => open.close());

spec(
  'PLAT-02',
  'a team deploys its build from anywhere with progress messages, and the build is not live by that',
  async () => {
    const live = await readRule(open.server.services.db, REMOTE);
    const { folder, version } = await open.written({ files: { 'late.bin': randomBytes(PIECE_BYTES + 5) } });
    const first = await open.deploy(folder);
    expect(first).toEqual({
      code: 0,
      complaint: '',
      lines: [
        expect.stringMatching(new RegExp(String.raw`^${REMOTE} ${version}: 2 files, \d+\.\d kB, are to be sent\.$`)),
        expect.stringMatching(/^ {1,2}\d+ % {2}(?:late\.bin|server\.cjs)$/),
        expect.stringMatching(/^100 % {2}(?:late\.bin|server\.cjs)$/),
        `${REMOTE} ${version} is deployed. It is not live yet: the operator of the registry makes it live.`,
        'Its pages may ask, by worker-src: blob:',
        'Its pages may ask, by trusted-types: colonnade-captcha',
      ],
    });
    expect(await open.deploy(folder)).toEqual({
      code: 0,
      complaint: '',
      lines: [`${REMOTE} ${version} already exists.`],
    });
    expect(await readRule(open.server.services.db, REMOTE)).toEqual(live);
  },
);

test('a build machine gets JSON, including the progress', async () => {
  const { folder, version } = await open.written({ files: { 'late.bin': randomBytes(2 * PIECE_BYTES + 5) } });
  const { code, lines } = await open.deploy(folder, ['--json']);
  const [begun, ...more] = eventsIn(lines);
  const sent = more.slice(0, -1);
  expect([code, begun, more.at(-1)]).toEqual([
    0,
    { event: 'begun', remote: REMOTE, version, files: 2, bytes: expect.any(Number) },
    { event: 'deployed', remote: REMOTE, version, requestedSources: REQUESTED },
  ]);
  expect(sent.map(({ event }) => event)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(sent.map(({ done }) => done)).toEqual([...sent.map(({ done }) => Number(done))].sort((a, b) => a - b));
  expect(sent.at(-1)).toMatchObject({ done: begun?.bytes, total: begun?.bytes, isWhole: true });
  expect(eventsIn((await open.deploy(folder, ['--json'])).lines)).toEqual([
    { event: 'there', remote: REMOTE, version },
  ]);
});

/** A proxy for the command whose connections alternately lose an answer and break within a piece. */
async function brittleLine() {
  const { port } = new URL(open.registry);
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

long.spec('PLAT-02', 'an unreliable connection costs time, and no piece is sent twice', async () => {
  const { folder, version } = await open.written({ files: { 'late.bin': randomBytes(8 * PIECE_BYTES + 5) } });
  const line = await brittleLine();
  const { code, lines } = await open.deploy(folder, ['--json', '--registry', line.address]);
  line.close();
  const events = eventsIn(lines);
  expect([code, events.at(-1)]).toEqual([0, expect.objectContaining({ event: 'deployed', version })]);
  expect(events.filter(({ event }) => event === 'retry').length).toBeGreaterThan(3);
  const sent = events.filter(({ event }) => event === 'sent');
  expect(sent.at(-1)?.done).toBe(events[0]?.bytes);
});

test('a registry gets only the files of the build, whatever it requests', async () => {
  const { folder } = await open.written();
  const requests: string[] = [];
  const hostile = createHttpServer((request, reply) => {
    requests.push(`${request.method} ${request.url}`);
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
  const { code, complaint } = await open.deploy(folder, ['--registry', await listening(hostile)]);
  hostile.close();
  expect([code, complaint]).toEqual([3, expect.stringContaining('which is not of this build')]);
  expect(requests).toEqual(['POST /api/platform/deploy']);
});
