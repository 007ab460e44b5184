import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Manifest } from 'shared-types/manifest';
import type { SiteDocument } from 'shared-types/site/site-document';
import { setCommand } from '../../../../server/src/cli/command/switch.command';
import { tokenCommand } from '../../../../server/src/cli/command/token.command';
import type { CommandResult } from '../../../../server/src/cli/command/command';
import { eventsIn, runDeploy } from '../../../../server/src/site/deploy/deploy-command.fixture';
import { isLongProof, PROOF_TIMEOUT_MS } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import { changeShop } from '../../browser/open/changed-shop';
import { until } from '../../../../tools/testing/until';
import { openPageEditor, press, publishPage, untilSaved } from '../../admin/use-page-editor';
import { openOwnedShop, visitAsOwner } from '../../admin/visit-design';
import { untilState } from '../release/act-on';
import { outsideFolder, type OutsideFolder } from './outside-folder';

const NAME = 'reviews-lab';
const FEATURE = 'reviews-lab/list';
const LIST = '.reviews-lab-list';
const MESSAGES_FILE = 'src/features/list/list.messages.ts';
const BLOCK_ID = '7d0f4a52-6a4e-4a0c-9a55-0c5a3f1e9b10';
const REVIEWS = [
  { author: 'Ada', rating: 5, text: 'It keeps tea warm for an hour.', written: '2026-03-02' },
  { author: 'Ben', rating: 2, text: 'Smaller than I thought.', written: '2026-05-20' },
  { author: 'Cleo', rating: 5, text: 'The glaze is lovely.', written: '2026-04-11' },
];

let outside: OutsideFolder;
let firstBuild: Promise<Manifest>;
beforeAll(async () => {
  outside = await outsideFolder({ installs: isLongProof });
  // The build runs while the shop opens. Tests that await it see its error; this only prevents an unhandled rejection.
  firstBuild = outside.build();
  firstBuild.catch(() => undefined);
}, PROOF_TIMEOUT_MS);
afterAll(() => outside?.remove());
const shop = openOwnedShop();

function withReviews(document: SiteDocument): SiteDocument {
  const row = { columns: [{ span: 12, blocks: [BLOCK_ID] }] };
  const block = { id: BLOCK_ID, type: 10_400, settings: { reviews: REVIEWS } };
  const pages = document.pages.map((page) =>
    page.path === '/'
      ? {
          ...page,
          body: { ...page.body, layout: { ...page.body.layout, rows: [...page.body.layout.rows, row] } },
          blocks: [...page.blocks, block],
        }
      : page,
  );
  return { ...document, pages } as SiteDocument;
}

const asOps = () => ({
  ...shop.server.services,
  signing: async () => shop.server.services.signing,
  build: () => fail('Nothing is built here.'),
  who: 'ops',
  print: () => undefined,
});

function linesOf(result: CommandResult): readonly string[] {
  if (!result.ok) throw new Error(result.reason);
  return result.lines;
}

async function set(version: string): Promise<void> {
  linesOf(await setCommand.run([NAME, version], asOps()));
  const { registry } = shop.server.services;
  await until(() => registry.current().remotes.get(NAME)?.manifest.version === version);
}

async function deploy(token: string) {
  const args = [NAME, '--registry', shop.url, '--folder', join(outside.path, 'dist'), '--json'];
  const { code, lines } = await runDeploy(args, { token, program: await outside.program('colonnade') });
  return { code, end: eventsIn(lines).at(-1) };
}

const servedHtml = async () => (await fetch(shop.url)).text();
const authors = (page: Page) =>
  page.$$eval(`${LIST} time`, (days) => days.map((day) => day.parentElement?.textContent?.split(',')[0]));

async function openReviews() {
  const opened = await shop.visit();
  await opened.page.goto(shop.url);
  await opened.page.$eval(LIST, (list) => list.scrollIntoView());
  await untilState(opened.page, FEATURE, 'live');
  return opened;
}

spec(
  'PLAT-02',
  'a team with three packages and its own folder builds, deploys, changes and rolls back a remote that works on a page',
  async () => {
    await changeShop(shop, withReviews);
    expect(await servedHtml()).not.toContain('reviews-lab');
    const token = linesOf(await tokenCommand.run(['make', NAME], asOps())).at(-1) ?? '';

    const first = await firstBuild;
    expect(await deploy(token)).toMatchObject({ code: 0, end: { event: 'deployed', version: first.version } });
    expect(await servedHtml()).not.toContain('reviews-lab');
    await set(first.version);
    expect(await servedHtml()).toMatch(/What buyers say.*4 of 5, from 3 reviews.*aria-label="2 stars of 5"/s);

    const { page, problems } = await openReviews();
    expect(await authors(page)).toEqual(['Ben', 'Cleo', 'Ada']);
    await page.select(`${LIST} select`, 'best');
    expect(await authors(page)).toEqual(['Cleo', 'Ada', 'Ben']);
    await page.waitForFunction(() => document.body.textContent?.includes('Reviews sorted: Best first'));
    expect(await axeViolations(page, LIST)).toEqual([]);

    await outside.edit(MESSAGES_FILE, (source) => source.replace('What buyers say', 'Loved by buyers'));
    const second = await outside.build();
    expect(second.version).not.toBe(first.version);
    expect(await deploy(token)).toMatchObject({ code: 0, end: { event: 'deployed', version: second.version } });
    expect(await servedHtml()).toContain('What buyers say');
    await set(second.version);
    const newer = await openReviews();
    expect(await newer.page.$eval(`${LIST} h2`, (title) => title.textContent)).toBe('Loved by buyers');

    // A page with a withdrawn version falls back to its HTML at once; the next page has the former version.
    await newer.page.select(`${LIST} select`, 'best');
    await set(first.version);
    await untilState(newer.page, FEATURE, 'waiting');
    expect(await authors(newer.page)).toEqual(['Ben', 'Cleo', 'Ada']);
    expect(await newer.page.$eval(`${LIST} label`, (label) => getComputedStyle(label).visibility)).toBe('hidden');
    expect(await servedHtml()).toContain('What buyers say');
    expect([...problems, ...newer.problems]).toEqual([]);
  },
  PROOF_TIMEOUT_MS,
);

spec(
  'PLAT-02',
  'an owner picks the block of that team in the page editor, fills it in and publishes it',
  async () => {
    const { page } = await visitAsOwner(shop);
    await openPageEditor(page, shop, '/about');
    await press(page, 'Add section');
    await press(page, 'Add block');
    await page.waitForSelector('dialog[open] input[type=search]');
    await page.type('dialog[open] input[type=search]', 'buyers');
    await page.click('.admin-page-editor__tile');
    await page.waitForSelector('.admin-page-editor__side form');
    await page.click('.admin-page-editor__side summary');
    const author = await page.waitForSelector('aria/Author[role="textbox"]');
    await author?.click({ count: 3 });
    await author?.type('Dora');
    await untilSaved(page);
    await publishPage(page);
    expect(await (await fetch(`${shop.url}/about`)).text()).toMatch(/reviews-lab-list.*Dora/s);
  },
  PROOF_TIMEOUT_MS,
);

if (isLongProof)
  spec(
    'PLAT-02',
    'its types are as strict there as here, with its own names beside ours',
    async () => {
      expect(await outside.run('tsc', '--noEmit')).toBe('');
      await outside.edit('src/block-type.ts', (source) => source.replace("'reviews-lab': true", "'reviews-lap': true"));
      await expect(outside.run('tsc', '--noEmit')).rejects.toMatchObject({
        stdout: expect.stringMatching(/src\/remote\.ts.*"reviews-lab"' is not assignable to type/),
      });
    },
    PROOF_TIMEOUT_MS,
  );
