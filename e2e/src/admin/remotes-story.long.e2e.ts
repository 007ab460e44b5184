import { sealedCookie } from '../../../tools/testing/server/sealed-cookie';
import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COOKIE } from 'shared-types/site/cookie';
import { COHORTS, isInShare } from '../../../server/src/site/registry/share';
import { runDeploy, writtenBuild } from '../../../server/src/site/deploy/deploy-command.fixture';
import { newBuild, REMOTE, tokenFor } from '../../../server/src/site/deploy/sent-build.fixture';
import { spec } from '../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { openShop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';
import { until } from '../../../tools/testing/until';
import { fillForm, FORM } from '../forms/fill-form';
import { isMarked, markPage, untilState } from '../site/release/act-on';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';

const OPS = 'ops@e2e.example';
const PERCENT = 10;
const FEATURE = 'forms/contact-form';

const shop = openShop();
const folders: string[] = [];
beforeAll(() =>
  seedAccount(shop.server.services.db, {
    email: OPS,
    roles: { 'fern-and-kiln': ['viewer'] },
    platformRole: 'operate',
  }),
);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Deploys a build of another team; returns its version. */
async function deployed(token: string): Promise<string> {
  const build = await newBuild();
  const folder = await writtenBuild(build);
  folders.push(folder);
  const { code, complaint } = await runDeploy([REMOTE, '--registry', shop.url, '--folder', folder], { token });
  expect([code, complaint]).toEqual([0, '']);
  return build.version;
}

/** Version of the forms for a visitor of this cohort; without a cohort, for one without cookies. */
async function versionOf(cohort?: number): Promise<string | undefined> {
  const named = { host: 'localhost', name: COOKIE.cohort, value: String(cohort) };
  const cookie = cohort === undefined ? '' : `${COOKIE.cohort}=${sealedCookie(shop.server.app, named)}`;
  const html = await (await fetch(`${shop.url}/contact`, { headers: { cookie } })).text();
  return html.split(`/remotes/${REMOTE}/`)[1]?.split('/')[0];
}

/** Submits an action with a reason, and confirms it. */
async function act(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = `form:has([name=act][value=${name}])`;
  await page.click(`details:has([name=act][value=${name}]) summary`);
  for (const [field, value] of Object.entries(fields)) {
    const isList = (await page.$(`${form} select[name=${field}]`)) !== null;
    await (isList ? page.select(`${form} [name=${field}]`, value) : fill(page, `${form} [name=${field}]`, value));
  }
  const press = () => follow(page, `${form} button`);
  await press();
  await press();
  expect(await page.$eval('main', (main) => main.textContent)).toContain('Done. Open pages follow');
}

spec(
  ['PLAT-02', 'PLAT-03', 'PLAT-05'],
  'a team deploys, some visitors get it first, then all; a form in an open page is disabled while in use, and returns',
  async () => {
    const token = await tokenFor(shop.server.services.db);
    const first = await versionOf();
    const second = await deployed(token);
    expect(await versionOf()).toBe(first);

    const { page: ops, problems } = await shop.visit();
    await ops.goto(shop.url + ADMIN_PATH.remote.replace('{token}', REMOTE));
    await Promise.all([ops.waitForNavigation(), signInWith(ops, SIGN_IN.account, { email: OPS, password: PASSWORD })]);
    await ops.waitForSelector('[name=act][value=canary]');
    await act(ops, 'canary', { version: second, percent: String(PERCENT), reason: 'Let us see it first' });
    const everyone = Array.from({ length: 40 }, (_, index) => Math.floor((index * COHORTS) / 40));
    const expected = (cohort: number) => (isInShare(cohort, REMOTE, PERCENT) ? second : first);
    expect(new Set(everyone.map(expected)).size).toBe(2);
    await until(async () => (await versionOf(everyone.find((cohort) => expected(cohort) === second))) === second);
    for (const cohort of everyone) expect(await versionOf(cohort)).toBe(expected(cohort));
    expect(await versionOf()).toBe(first);

    const third = await deployed(token);
    await ops.reload();
    await act(ops, 'set', { version: third, reason: 'The one before did well' });
    await until(async () => (await versionOf()) === third);
    for (const cohort of everyone) expect(await versionOf(cohort)).toBe(third);

    const visitor = await openTab(ops.browserContext());
    await visitor.goto(`${shop.url}/contact`);
    await visitor.hover(`${FORM} textarea`);
    await visitor.focus(`${FORM} textarea`);
    await untilState(visitor, FEATURE, 'live');
    await markPage(visitor);
    await fillForm(visitor);
    await visitor.focus(`${FORM} textarea`);
    await visitor.keyboard.type(' and more');
    const typed = () =>
      visitor.$eval(`${FORM} textarea`, (field) => [field.value, document.activeElement === field] as const);
    const before = await typed();
    expect(before).toEqual([expect.stringContaining(' and more'), true]);

    await ops.bringToFront();
    await act(ops, 'disable', { reason: 'It sends nothing' });
    await visitor.bringToFront();
    await untilState(visitor, FEATURE, 'waiting');
    expect(await typed()).toEqual(before);

    await ops.bringToFront();
    await Promise.all([ops.waitForNavigation(), ops.click('form[action$="/undo"] button')]);
    await visitor.bringToFront();
    await until(async () => {
      await visitor.$eval(`${FORM} textarea`, (field) => field.dispatchEvent(new Event('focusin', { bubbles: true })));
      return visitor.$eval(
        `[data-feature="forms/contact-form"]`,
        (block) => block.getAttribute('data-state') === 'live',
      );
    });
    expect([(await typed())[0], await isMarked(visitor)]).toEqual([before[0], true]);
    expect(problems.filter(isNoRefusal)).toEqual([]);
  },
);
