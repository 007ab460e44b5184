import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../../tools/testing/spec';
import { greet, openFixture } from './open-fixture';

declare const colonnade: FixturePage;

const fixture = openFixture();

spec(
  ['PLAT-01', 'MSGFMT-02'],
  'starts a feature from nothing but the files of its release, without React',
  async () => {
    const { page, problems } = await fixture.visit();
    expect(await greet(page, 'de')).toBe('2 Gäste, Ada');
    expect(fixture.requestedFiles()).toEqual([
      'client/shell.js',
      'client/federation.js',
      'client/remote.js',
      expect.stringMatching(/greeting(\.messages\.de)?\.js$/),
      expect.stringMatching(/greeting(\.messages\.de)?\.js$/),
      'client/greeting.extra.js',
    ]);
    expect(problems).toEqual([]);
  },
);

spec('PLAT-01', 'creates every script through the same function', async () => {
  const { page } = await fixture.visit();
  await page.evaluate(() => {
    const made = colonnade.script;
    const seen: string[] = [];
    Object.assign(colonnade, { script: (url: string) => (seen.push(url), made(url)), seen });
    const added: HTMLScriptElement[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes]))
        if (node instanceof HTMLScriptElement) added.push(node);
    }).observe(document, { subtree: true, childList: true });
    Object.assign(colonnade, { added });
  });
  await greet(page);
  const scripts = await page.evaluate(() => {
    const { added } = colonnade as unknown as { added: HTMLScriptElement[] };
    return added.map(({ integrity, crossOrigin }) => [integrity.slice(0, 7), crossOrigin]);
  });
  expect(scripts).toEqual(Array.from({ length: 4 }, () => ['sha384-', 'anonymous']));
  const seen = await page.evaluate(() => (colonnade as unknown as { seen: string[] }).seen.length);
  expect(seen).toBe(3); // All except the federation runtime, which the shell fetches itself.
});

spec(['PLAT-01', 'PLAT-08'], 'lets a React view hydrate the server’s HTML', async () => {
  const { page, problems } = await fixture.visit();
  const isSameButton = await page.evaluate(async () => {
    const served = document.querySelector('#blocks\\/counter button');
    const result = await colonnade.remotes.load('mf-fixture');
    if (!result.ok) throw new Error(result.message);
    const feature = result.remote.features.find(({ id }) => id === 'blocks/counter');
    if (feature?.live !== 'hydrate') throw new Error('no feature');
    const { hydrate } = await colonnade.reactFile.load();
    const view = await feature.load();
    const host = { text: () => 'Press' } as unknown as never;
    const root = document.getElementById('blocks/counter') as HTMLElement;
    await new Promise<void>((onLive) => {
      hydrate(root, view.element({} as never, host), {
        identifierPrefix: 'blocks/counter',
        onError: console.error,
        onLive,
      });
    });
    return served === root.querySelector('button');
  });
  expect(isSameButton).toBe(true);
  await page.click('#blocks\\/counter button');
  await page.click('#blocks\\/counter button');
  expect(await page.$eval('[data-count]', (element) => element.textContent)).toBe('2');
  expect(problems).toEqual([]);
});
