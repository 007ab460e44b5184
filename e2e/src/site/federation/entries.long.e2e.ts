import type { Page } from 'puppeteer';
import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../../tools/testing/spec';
import type { Fault } from './fixture-server';
import { greet, load, openFixture } from './open-fixture';

declare const colonnade: FixturePage;

const fixture = openFixture();

const BROKEN: readonly { file: string; fault: Fault; how: string }[] = [
  { file: 'client/remote.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/federation.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/remote.js', fault: 'missing', how: 'is missing' },
  { file: 'client/remote.js', fault: 'hangs', how: 'never comes' },
];

for (const { file, fault, how } of BROKEN) {
  spec('PLAT-05', `reports when ${file} ${how}, and loads it once it is intact`, async () => {
    const { page } = await fixture.visit({ hastened: fault === 'hangs' ? 'files' : 'pauses' });
    fixture.server.faults.set(file, fault);
    expect(await load(page)).toMatchObject({ ok: false, stage: 'entry', message: expect.stringContaining(file) });
    expect(fixture.requestedFiles().filter((path) => path.startsWith(file))).toEqual([file, `${file}?fresh=1`]);
    fixture.server.faults.clear();
    expect(await load(page)).toEqual({ ok: true });
  });
}

describe('an aborted first copy arrives after the second', () => {
  test('of an entry: the features of the second start as before', async () => {
    const { page } = await visitWithout('client/remote.js');
    expect(await load(page)).toEqual({ ok: true });
    await sendOvertaken(page, 'client/remote.js');
    expect(await greet(page)).toBe('2 guests, Ada');
  });

  test('of the federation runtime: what the second shares is available to every remote', async () => {
    const { page } = await visitWithout('client/federation.js');
    await page.evaluate(() => colonnade.reactFile.load().then(() => undefined));
    await sendOvertaken(page, 'client/federation.js');
    expect(await greet(page)).toBe('2 guests, Ada');
    expect(await page.evaluate(loadCounter)).toBe('function');
  });
});

/** Opens the page with the first response for a file delayed. */
async function visitWithout(file: string) {
  const visit = await fixture.visit({ hastened: 'files' });
  fixture.server.faults.set(file, 'overtaken');
  await visit.page.evaluate(watchScripts);
  return visit;
}

/** Sends the delayed response, and waits until the script has run. */
async function sendOvertaken(page: Page, file: string): Promise<void> {
  fixture.server.sendOvertaken();
  await page.waitForFunction((file) => (globalThis as RunWindow).hasRun?.some((url) => url.endsWith(file)), {}, file);
}

interface RunWindow {
  hasRun?: string[];
}

/** Runs in the page. */
function watchScripts(): void {
  const hasRun: string[] = ((globalThis as RunWindow).hasRun = []);
  const make = document.createElement.bind(document);
  document.createElement = (name: string) => {
    const element = make(name) as HTMLScriptElement;
    element.addEventListener('load', () => hasRun.push(element.src));
    return element;
  };
}

/** Runs in the page: loads a feature that needs React. */
async function loadCounter(): Promise<string> {
  const result = await colonnade.remotes.load('mf-fixture');
  const feature = result.ok && result.remote.features.find(({ id }) => id === 'blocks/counter');
  return feature && feature.live === 'hydrate' ? typeof (await feature.load()).element : 'no feature';
}

spec('PLAT-05', 'recovers from an entry that is missing once', async () => {
  const { page } = await fixture.visit({ hastened: 'pauses' });
  fixture.server.faults.set('client/remote.js', 'missing-once');
  expect(await greet(page)).toBe('2 guests, Ada');
});
