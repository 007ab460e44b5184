import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../../tools/testing/spec';
import { releasedWhole } from './fixture-build';
import { greet, load, openFixture } from './open-fixture';

declare const colonnade: FixturePage;

const fixture = openFixture();

spec(
  'PLAT-05',
  'rejects a feature file and a style sheet that were changed, and accepts them once they are intact',
  async () => {
    const { page } = await fixture.visit({ hastened: 'pauses' });
    const { faults } = fixture.server;
    faults.set('client/greeting.js', 'flipped').set('client/greeting.css', 'flipped');
    await load(page);
    const sheet = `${releasedWhole(fixture.remote).base}client/greeting.css`;
    await expect(greet(page)).rejects.toThrow('greeting');
    await expect(page.evaluate((url) => colonnade.style(url), sheet)).rejects.toThrow(sheet);
    expect(await page.$$eval('link', (links) => links.length)).toBe(0);
    faults.clear();
    expect(await greet(page)).toBe('2 guests, Ada');
    await page.evaluate((url) => Promise.all([colonnade.style(url), colonnade.style(url)]), sheet);
    expect(await page.$eval('.blocks-greeting', (element) => getComputedStyle(element).color)).toBe('rgb(0, 100, 0)');
    expect(await page.$$eval('link', (links) => links.length)).toBe(1);
  },
);

spec('PLAT-05', 'creates no script for a URL outside of the release', async () => {
  const { page } = await fixture.visit({ hastened: 'pauses' });
  const { base } = releasedWhole(fixture.remote);
  const refused = [
    `${base}server.cjs`,
    `https://elsewhere.example${base}client/remote.js`,
    `${base}client/constructor`,
    `${base}client/remote.js?x=1`,
    'https://elsewhere.example/client/remote.js',
    'data:text/javascript,1',
  ];
  for (const url of refused) {
    await expect(page.evaluate((url) => void colonnade.script(url), url)).rejects.toThrow(
      `${url} is not in this page’s release.`,
    );
    await expect(page.evaluate((url) => colonnade.style(url), url)).rejects.toThrow(url);
  }
  const byHand = page.evaluate((url) => void (document.createElement('script').src = url), `${base}client/remote.js`);
  await expect(byHand).rejects.toThrow('TrustedScriptURL');
  expect(await page.evaluate(() => colonnade.remotes.load('mf-other'))).toMatchObject({
    ok: false,
    stage: 'entry',
    message: 'mf-other is not in this page’s release.',
  });
});

spec('PLAT-05', 'rejects a feature file that the release does not name, each time it is requested', async () => {
  const version = releasedWhole(fixture.remote);
  const { 'client/greeting.js': _left, ...files } = version.files;
  fixture.server.release = { ...fixture.server.release, remotes: { 'mf-fixture': { ...version, files } } };
  const { page } = await fixture.visit({ hastened: 'pauses' });
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(greet(page)).rejects.toThrow('client/greeting.js is not in this page’s release.');
  expect(fixture.requestedFiles()).not.toContain('client/greeting.js');
});
