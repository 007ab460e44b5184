import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Release } from 'shared-types/release';
import type { RemoteName } from 'shared-types/remote';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import { integrityOf } from '../../../../server/src/site/registry/artifact/integrity';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { fillForm, FORM } from '../../forms/fill-form';
import { copyForRemote, type RemoteAlone } from './remote-alone';

const FIRST: RemoteName = 'mf-forms';
const VIEW = 'mf-forms/src/features/contact-form/contact-form.view.tsx';
/** Builds without cache take minutes on a busy machine. */
const TIMEOUT_MS = 600_000;

const shop = openShop();
let alone: RemoteAlone;
beforeAll(async () => {
  alone = await copyForRemote(FIRST);
  await alone.leaveAlone();
}, TIMEOUT_MS);
afterAll(() => alone?.remove());

function releaseOf(page: Page): Promise<Release> {
  return page.$eval(`#${CONTEXT_ELEMENT_ID}`, (data) => (JSON.parse(data.textContent ?? '') as PageData).release);
}

/** Calls the registry as a team does, from the isolated copy. */
function remotes(...args: string[]): Promise<string> {
  const { dataDir, connection } = shop.server;
  const settings = { DATABASE_URL: addressOf(connection), DATA_DIR: dataDir };
  return alone.node(['server/dist/colonnade.js', ...args], settings);
}

async function othersLive(): Promise<string[]> {
  return (await remotes('list')).split(/^(?=\S)/m).filter((entry) => !entry.startsWith(FIRST));
}

/** Hashes of all stored files of other remotes, by path. */
async function othersStored(): Promise<Record<string, string>> {
  const folder = join(shop.server.dataDir, 'objects', 'artifacts');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const others = paths.filter((path) => !path.startsWith(join(folder, FIRST)));
  return Object.fromEntries(
    await Promise.all(others.map(async (path) => [path, integrityOf(await readFile(path))] as const)),
  );
}

spec(
  'PLAT-02',
  'building and publishing one remote changes no other file, and restarts neither server nor open page',
  async () => {
    const { page, problems } = await shop.visit();
    await page.goto(`${shop.url}/contact`);
    const before = await releaseOf(page);
    await fillForm(page);
    const [live, stored] = [await othersLive(), await othersStored()];

    await alone.edit(VIEW, (source) => source.replace('<div className={', '<div data-renewed="" className={'));
    await alone.build();
    expect(await remotes('publish', FIRST)).toContain('It is live.');

    const next = (await shop.visit()).page;
    await next.goto(`${shop.url}/contact`);
    await next.waitForSelector('[data-renewed]');
    const after = await releaseOf(next);
    const { [FIRST]: old, ...othersBefore } = before.remotes;
    const { [FIRST]: renewed, ...othersAfter } = after.remotes;
    expect([after.shell, othersAfter]).toEqual([before.shell, othersBefore]);
    expect(await othersLive()).toEqual(live);
    expect(live.join()).toContain('mf-blocks');
    expect(await othersStored()).toEqual(stored);
    expect(Object.keys(stored).join()).toContain('mf-blocks');
    expect(renewed?.version).not.toBe(old?.version);
    expect(renewed?.base).not.toBe(old?.base);

    // An open page keeps typed values and its own version, whose files remain.
    expect(await page.$('[data-renewed]')).toBeNull();
    await page.click(`${FORM} button`);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(await releaseOf(page)).toEqual(before);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
