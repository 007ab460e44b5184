import type { Page } from 'puppeteer';
import { gateReasons } from '../../../../server/src/site/registry/gate/gate-reasons';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { buildCopy } from '../federation/fixture-build';
import { untilState } from '../release/act-on';
import { builtPackage, changedBuild, makeLive, publishBuild, type PackageBuild } from './published-build';

const shop = openShop();
const GREETING = '[data-feature="blocks/greeting"]';

/** A shell whose host has an additional, optional member. */
const newShell = (): Promise<PackageBuild> =>
  changedBuild('shell', {
    path: 'client/deferred.js',
    change: (text) => text.replace(/navigate:\w+\.ports\.address\.go/, '$&,greetings:{hello:()=>"Hello"}'),
  });

async function newRemote(): Promise<PackageBuild> {
  const before = 'root.dataset.version = __VERSION__;';
  const { folder } = await buildCopy('mf-fixture', {
    label: 'across-shells',
    changes: [
      {
        file: 'src/features/greeting/greeting.effects.ts',
        from: before,
        to: `${before}
  const { greetings } = host as { greetings?: { hello(): string } };
  root.dataset.hello = greetings?.hello() ?? 'nobody greets';`,
      },
    ],
  });
  return builtPackage('mf-fixture', folder);
}

/** Expects that the publish gate accepts a build, and makes it live. */
async function letIn(build: PackageBuild): Promise<void> {
  expect(await gateReasons(build.manifest, shop.server.services)).toEqual([]);
  await publishBuild(shop.server, build);
}

/** What the remote has found on a page, after interactions with all features. */
async function helloOn(page: Page): Promise<string | undefined> {
  await page.goto(`${shop.url}/contact`);
  await page.waitForSelector(`${GREETING}[data-state="live"]`);
  await page.focus('main form textarea');
  await untilState(page, 'forms/contact-form', 'live');
  return page.$eval(GREETING, (root) => (root as HTMLElement).dataset['hello']);
}

spec(
  ['PLAT-02', 'PLAT-04'],
  'a remote that uses an addition of a new shell, and one that does not know it, run with the former shell and the new one',
  async () => {
    const { page, problems } = await shop.visit();
    const { version: before } = (await builtPackage('shell')).manifest;
    const remote = await newRemote();
    await letIn(remote);
    expect(await helloOn(page)).toBe('nobody greets');

    const shell = await newShell();
    await letIn(shell);
    // All other remotes are still built for the former shell.
    expect(await helloOn(page)).toBe('Hello');

    await makeLive(shop.server, 'shell', before);
    expect(await gateReasons(remote.manifest, shop.server.services)).toEqual([]);
    expect(await helloOn(page)).toBe('nobody greets');
    expect(problems).toEqual([]);
  },
);
