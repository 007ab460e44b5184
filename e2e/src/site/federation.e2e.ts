import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Host } from 'shared-types/host/host';
import type { RenderRemote } from 'shared-types/render';
import type { FixturePage } from '../../../tools/build/fixtures/shell/src/boot/main';
import { spec } from '../../../tools/testing/spec';
import { startBrowser, visit, type Visit } from '../browser/browser';
import {
  buildChanged,
  buildFixture,
  released,
  replaceFile,
  startFixtureServer,
  type Build,
  type Fault,
  type FixtureServer,
} from './federation-fixture';

declare const colonnade: FixturePage;

let shell: Build;
let first: Build;
let second: Build;
let server: FixtureServer;
let browser: Browser;

beforeAll(async () => {
  [shell, first, second, browser] = await Promise.all([
    buildFixture('shell'),
    buildFixture('mf-fixture'),
    buildChanged('second', { file: 'src/features/greeting/greeting.strings.ts', from: "'Hello'", to: "'Welcome'" }),
    startBrowser(),
  ]);
}, 60_000);

afterAll(() => browser?.close());

beforeEach(async () => {
  server = await startFixtureServer(shell, [first, second]);
  server.body = await bodyOf(first);
});

afterEach(() => server.close());

/** The fixture's blocks as the server would write them, from its own server bundle. */
async function bodyOf({ folder }: Build): Promise<string> {
  const module = { exports: {} as { remote: RenderRemote } };
  const source = await readFile(join(folder, 'dist/server.cjs'), 'utf8');
  new Function('module', 'exports', 'require', source)(module, module.exports, createRequire(__filename));
  const host = { text: (key: string) => (key === 'press' ? 'Press' : 'Hello') };
  const html = (id: `blocks/${string}`): string => {
    const element = module.exports.remote.features[id]?.element as
      ((props: object, host: object) => ReactElement) | undefined;
    const inner = element ? renderToString(element({}, host), { identifierPrefix: id }) : '';
    return `<div id="${id}">${inner}</div>`;
  };
  return html('blocks/greeting') + html('blocks/counter');
}

async function open(run: (visit: Visit) => Promise<void>): Promise<void> {
  const visited = await visit(browser);
  try {
    await visited.page.goto(server.origin);
    await run(visited);
  } finally {
    await visited.close();
  }
}

const filesAskedFor = (): string[] => server.requests.map((url) => url.split('/').slice(4).join('/'));

/** Loads the remote in the page and tells how it went. */
function load(page: Page): Promise<{ ok: boolean; stage?: string; message?: string }> {
  return page.evaluate(async () => {
    const result = await colonnade.remotes.load('mf-fixture');
    return result.ok ? { ok: true } : { ...result };
  });
}

/** Starts the greeting the way a shell does; `locale` picks its words. */
function greet(page: Page, locale = 'en'): Promise<string | null> {
  return page.evaluate(async (locale) => {
    const result = await colonnade.remotes.load('mf-fixture');
    if (!result.ok) return result.message;
    const feature = result.remote.features.find(({ id }) => id === 'blocks/greeting');
    if (feature?.live !== 'enhance') return 'no feature';
    const [effects, words] = await Promise.all([feature.load(), feature.strings?.[locale]?.()]);
    const root = document.getElementById('blocks/greeting') as HTMLElement;
    const text = (key: string, values: Record<string, unknown>): string => {
      const message = words?.strings[key] ?? '';
      return typeof message === 'string' ? message : message(values);
    };
    await effects.start(root, { text } as unknown as Host<never>);
    return root.textContent;
  }, locale);
}

spec(['PLAT-01', 'MSGFMT-02'], 'brings a feature to life from the files of its release alone, without React', () =>
  open(async ({ page, problems }) => {
    expect(await greet(page, 'de')).toBe('2 Gäste, Ada');
    expect(filesAskedFor()).toEqual([
      'client/shell.js',
      'client/federation.js',
      'client/remote.js',
      expect.stringMatching(/greeting(\.strings\.de)?\.js$/),
      expect.stringMatching(/greeting(\.strings\.de)?\.js$/),
      'client/greeting.extra.js',
    ]);
    expect(problems).toEqual([]);
  }),
);

spec('PLAT-01', 'makes every script by the one script maker', () =>
  open(async ({ page }) => {
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
      return added.map(({ src, integrity, crossOrigin }) => ({
        src,
        hasIntegrity: integrity.startsWith('sha384-'),
        crossOrigin,
      }));
    });
    expect(scripts.length).toBe(5);
    expect(scripts.filter(({ hasIntegrity, crossOrigin }) => !hasIntegrity || crossOrigin !== 'anonymous')).toEqual([]);
    const seen = await page.evaluate(() => (colonnade as unknown as { seen: string[] }).seen.length);
    expect(seen).toBe(4); // All but the federation runtime itself, which the shell fetches before there is a runtime.
  }),
);

spec(['PLAT-01', 'PLAT-08'], 'lets a React view take over the server’s HTML', () =>
  open(async ({ page, problems }) => {
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
  }),
);

const BROKEN: readonly { file: string; fault: Fault; how: string }[] = [
  { file: 'client/remote.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/federation.js', fault: 'flipped', how: 'was changed' },
  { file: 'client/remote.js', fault: 'missing', how: 'is missing' },
  { file: 'client/remote.js', fault: 'hangs', how: 'never comes' },
];

for (const { file, fault, how } of BROKEN) {
  spec(
    'PLAT-05',
    `says so when ${file} ${how}, and loads it once it is whole`,
    () =>
      open(async ({ page }) => {
        server.faults.set(file, fault);
        const result = await load(page);
        expect(result).toMatchObject({ ok: false, stage: 'entry', message: expect.stringContaining(file) });
        expect(filesAskedFor().filter((path) => path.startsWith(file))).toEqual([file, `${file}?fresh=1`]);
        server.faults.clear();
        expect(await load(page)).toEqual({ ok: true });
      }),
    20_000,
  );
}

spec('PLAT-05', 'gets over an entry that is missing once', () =>
  open(async ({ page }) => {
    server.faults.set('client/remote.js', 'missing-once');
    expect(await greet(page)).toBe('2 guests, Ada');
  }),
);

spec('PLAT-05', 'refuses a feature file and a style sheet that were changed, and takes them once they are whole', () =>
  open(async ({ page }) => {
    server.faults.set('client/greeting.js', 'flipped').set('client/greeting.css', 'flipped');
    await load(page);
    const sheet = `${released(first).base}client/greeting.css`;
    await expect(greet(page)).rejects.toThrow('greeting');
    await expect(page.evaluate((url) => colonnade.style(url), sheet)).rejects.toThrow(sheet);
    expect(await page.$$eval('link', (links) => links.length)).toBe(0);
    server.faults.clear();
    expect(await greet(page)).toBe('2 guests, Ada');
    await page.evaluate((url) => Promise.all([colonnade.style(url), colonnade.style(url)]), sheet);
    expect(await page.$eval('.blocks-greeting', (element) => getComputedStyle(element).color)).toBe('rgb(0, 100, 0)');
    expect(await page.$$eval('link', (links) => links.length)).toBe(1);
  }),
);

spec('PLAT-05', 'makes no script for an address outside the release', () =>
  open(async ({ page }) => {
    const { base } = released(first);
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
  }),
);

spec('PLAT-05', 'refuses a feature file that the release does not name, each time it is asked for', async () => {
  const { 'client/greeting.js': _left, ...files } = released(first).files;
  server.release = { ...server.release, remotes: { 'mf-fixture': { ...released(first), files } } };
  await open(async ({ page }) => {
    for (let attempt = 1; attempt <= 2; attempt += 1)
      await expect(greet(page)).rejects.toThrow('client/greeting.js is not in this page’s release.');
    expect(filesAskedFor()).not.toContain('client/greeting.js');
  });
});

const ENTRY = 'client/remote.js';
const WRONG: readonly { label: string; change: (content: string) => string; stage: string; message: string }[] = [
  { label: 'is no script', change: () => '<!doctype html><p>Sorry</p>', stage: 'entry', message: ENTRY },
  {
    label: 'throws in its container',
    change: (content) => `throw new Error('no luck');${content}`,
    stage: 'entry',
    message: ENTRY,
  },
  {
    label: 'throws in its module',
    change: (content) => content.replace('area:"blocks"', 'area:(()=>{throw Error("no luck")})()'),
    stage: 'entry',
    message: 'no luck',
  },
  {
    label: 'follows another contract',
    change: (content) => content.replace('contract:1', 'contract:99'),
    stage: 'contract',
    message: 'its contract is 99; this shell supports 1 and 0',
  },
  {
    label: 'exposes something else',
    change: (content) => content.replace('remote:()=>', 'other:()=>'),
    stage: 'contract',
    message: 'its module is no remote',
  },
];

for (const { label, change, stage, message } of WRONG) {
  spec('PLAT-05', `says so when a remote ${label}, and loads a whole one in its place`, async () => {
    await replaceFile(server, ENTRY, change);
    await open(async ({ page }) => {
      expect(await load(page)).toMatchObject({ ok: false, stage, message: expect.stringContaining(message) });
      expect(await load(page)).toMatchObject({ ok: false, stage });
      server.replaced.clear();
      await page.evaluate((whole) => colonnade.follow(whole), {
        ...server.release,
        remotes: { 'mf-fixture': released(first) },
      });
      expect(await greet(page)).toBe('2 guests, Ada');
    });
  });
}

spec('PLAT-02', 'runs two versions of a remote on one page', () =>
  open(async ({ page, problems }) => {
    const next = { ...server.release, remotes: { 'mf-fixture': released(second) } };
    const versions = await page.evaluate(async (next) => {
      const host = { text: () => '' } as unknown as Host<never>;
      const bring = async (): Promise<() => Promise<string | undefined>> => {
        const result = await colonnade.remotes.load('mf-fixture');
        if (!result.ok) throw new Error(result.message);
        const [feature] = result.remote.features;
        const effects = feature?.live === 'enhance' ? await feature.load() : undefined;
        const run = async (): Promise<string | undefined> => {
          const root = document.createElement('div');
          await effects?.start(root, host);
          return root.dataset.version;
        };
        await run();
        return run;
      };
      const former = await bring();
      colonnade.follow(next);
      colonnade.remotes.forget('mf-fixture');
      const later = await bring();
      return [await former(), await later()];
    }, next);
    expect(versions).toEqual([first.manifest.version, second.manifest.version]);
    expect(problems).toEqual([]);
  }),
);
