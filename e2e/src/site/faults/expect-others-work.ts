import type { Page } from 'puppeteer';
import { until } from '../../../../tools/testing/until';
import { untilCount, goToCheckout } from '../../commerce/shopping';
import { BANNER, chooseCookies } from '../../consent/choose-cookies';
import { fillForm } from '../../forms/fill-form';
import type { Broken } from './break-files';
import { FEATURE_FILE } from './faults';
import { FEATURES, ONE_FILE, UNSEEN } from './full-shop';
import { changedFeatures, settledFeatures, type FullVisit } from './full-visit';

const FORM = '[data-feature="forms/contact-form"] form';
/** Expects broken features to keep their HTML or fallback, all others to work, and failures to name the version. */
export async function expectOthersWork(visit: FullVisit, broken: readonly Broken[]): Promise<void> {
  const { page } = visit;
  await settle(visit, broken);
  expect(await changedFeatures(page, deadInPage(broken))).toEqual([]);
  await acceptCookies(page);
  await buy(page);
  await sendForm(page);
  expect(await settle(visit, broken)).toEqual(wantedStates(broken));
  expect(await fallbacks(page)).toEqual(wantedFallbacks(broken));
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expectNamed(visit, broken);
  if (await page.$('a[href^="/commerce/goto-checkout"]')) await goToCheckout(page);
}

/** Final states of the started features: working ones without help, broken ones after their timeouts. */
async function settle({ page, endWaits }: FullVisit, broken: readonly Broken[]) {
  const dead = deadInPage(broken);
  const early = await settledFeatures(page, { but: dead });
  expect(notLive(early, dead)).toEqual([]);
  return settledFeatures(page, { meanwhile: endWaits });
}

/** Features that are not live, although they should not depend on what is broken. */
function notLive(states: Readonly<Record<string, string>>, dead: readonly string[]): string[] {
  return Object.keys(states).filter((feature) => states[feature] !== 'live' && !dead.includes(feature));
}

/** Features of the page that a fault disables. */
function deadBy({ place, remote }: Broken): readonly string[] {
  return place === FEATURE_FILE && !ONE_FILE[remote] ? FEATURES[remote].slice(0, 1) : FEATURES[remote];
}

const isInPage = ({ place }: Broken): boolean => !place.isOnServer;

function deadInPage(broken: readonly Broken[]): string[] {
  return broken.filter(isInPage).flatMap(deadBy);
}

function wantedStates(broken: readonly Broken[]): Record<string, string> {
  const isThere = ([remote]: [string, unknown]) =>
    UNSEEN.has(remote) || !broken.some((one) => one.remote === remote && !isInPage(one));
  const features = Object.entries(FEATURES)
    .filter(isThere)
    .flatMap(([, names]) => names);
  const dead = deadInPage(broken);
  return Object.fromEntries(features.map((feature) => [feature, dead.includes(feature) ? 'failed' : 'live']));
}

const fallbacks = (page: Page) =>
  page.$$eval('[data-fallback-of]', (blocks) => [
    ...new Set(blocks.map((block) => block.getAttribute('data-fallback-of'))),
  ]);

/** A banner without its view is invisible. */
function wantedFallbacks(broken: readonly Broken[]): string[] {
  const names = broken.filter((one) => !isInPage(one)).map(({ remote }) => remote);
  return names.filter((name) => !UNSEEN.has(name) && name !== 'mf-consent');
}

async function acceptCookies(page: Page): Promise<void> {
  if (await page.$(BANNER)) await chooseCookies(page, 'accepted');
}

async function buy(page: Page): Promise<void> {
  if (!(await page.$('[data-add-to-cart]'))) return;
  const count = await page.$eval('[data-cart-count]', (element) => Number(element.textContent));
  await page.locator('[data-add-to-cart]').click();
  await untilCount(page, count + 1);
}

async function sendForm(page: Page): Promise<void> {
  if (!(await page.$(FORM))) return;
  await fillForm(page, FORM);
  await page.locator(`${FORM} button`).click();
  await page.waitForFunction(() => document.querySelector('main')?.innerText.includes('Thank'));
}

/** Expects the console to name every failed remote, and so the server's reports if telemetry works. */
async function expectNamed({ problems, reports, endWaits }: FullVisit, broken: readonly Broken[]): Promise<void> {
  const inPage = broken.filter(isInPage).map(({ remote, version }) => `${remote}@${version}`);
  for (const build of inPage) expect(problems.join('\n')).toContain(build);
  if (deadInPage(broken).includes('telemetry/error-reports')) return;
  await until(async () => {
    await endWaits();
    return inPage.every((build) => reports.join().includes(build));
  });
  for (const build of inPage) expect(reports.join()).toContain(build);
}
