import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { setCommand } from '../../cli/command/switch.command';
import { createSender, tokenFor } from '../deploy/sent-build.fixture';
import { HOSTILE, HOSTILE_NAMES, hostileBlocks, hostileBuild, QUIET_NAMES } from './hostile-bundle.fixture';

let open: ExampleServer;
beforeAll(async () => {
  // Endless loops end soon, in the dry run after five times as long.
  open = await openExample({ config: { blockBudgetMs: 100, pageBudgetMs: 6000 } });
});
afterAll(() => open.close());

const IDS = HOSTILE_NAMES.map(() => randomUUID());

/** The example with a block for each attack on its first page. */
async function showAttacks(title: 'later' | 'now'): Promise<void> {
  const [page] = exampleDocument().pages;
  const blocks = hostileBlocks(title).map((block, index) => ({ ...page?.blocks[0], ...block, id: IDS[index] }));
  await open.load(patched({ 'pages.0.blocks': blocks, 'pages.0.body.layout.rows.0.columns.0.blocks': IDS }));
}

const sender = async () =>
  createSender({ app: open.app, token: await tokenFor(open.db, HOSTILE, 'nobody’s friend'), remote: HOSTILE });
const NOTHING = 'Error: GOT[]';
const ENDED =
  /^(It took longer than \d+ ms\.|It reached the memory limit\.|RangeError: Array buffer allocation failed)/;
const EXPECTED: Readonly<Record<string, unknown>> = {
  loops: expect.stringMatching(ENDED),
  fills: expect.stringMatching(ENDED),
  allocates: expect.stringMatching(ENDED),
  throws: 'It threw something that cannot be read.',
};

spec(
  'PLAT-05',
  'hostile code gains nothing in a dry run: each attack is a reason, and reports what it got',
  async () => {
    await showAttacks('later');
    const { status, body } = await (await sender()).deploy(hostileBuild('1.0.0-0000000a', 'at once'));
    expect(status).toBe(422);
    const got = Object.fromEntries(
      (body.reasons ?? []).map(({ what }) => {
        const [, name = what, reason = ''] = /^hostile-lab\/(\w+) could not be rendered: ([^\n]*)/.exec(what) ?? [];
        return [name, reason];
      }),
    );
    expect(got).toEqual(Object.fromEntries(HOSTILE_NAMES.map((name) => [name, EXPECTED[name] ?? NOTHING])));
  },
);

spec(
  'PLAT-05',
  'hostile code that waits until it is live gains nothing on a page, and removes nothing from it',
  async () => {
    await showAttacks('later');
    const version = '1.0.0-0000000b';
    expect((await (await sender()).deploy(hostileBuild(version, 'later'))).status).toBe(200);
    const asOps = { ...open, signing: async () => open.signing, build: () => hostileBuild(version, 'later') };
    await setCommand.run([HOSTILE, version], { ...asOps, who: 'ops', print: () => undefined });
    await open.registry.reload();
    await showAttacks('now');
    const { statusCode, body } = await open.visitor().get('/');
    expect(statusCode).toBe(200);
    const got = Object.fromEntries(
      [...body.matchAll(/<p class="(\w+)">(GOT[^<]*)<\/p>/g)].map(([, name, text]) => [name, text]),
    );
    expect(got).toEqual(Object.fromEntries(QUIET_NAMES.map((name) => [name, 'GOT[]'])));
  },
);
