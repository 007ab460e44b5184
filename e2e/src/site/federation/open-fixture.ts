import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Host } from 'shared-types/host/host';
import type { RenderRemote } from 'shared-types/render';
import type { FixturePage } from '../../../../tools/build/fixtures/shell/src/boot/main';
import type { Visit } from '../../browser/browser';
import { hastenFileWaits, hastenPauses } from '../../browser/pace-timers';
import { openBrowser } from '../../browser/open/browser';
import { buildFixture, type Build } from './fixture-build';
import { startFixtureServer, type FixtureServer } from './fixture-server';

declare const colonnade: FixturePage;

const HASTEN = { pauses: hastenPauses, files: hastenFileWaits };

/** A page with the smallest shell and one remote, new for every test. */
export interface Fixture {
  readonly server: FixtureServer;
  readonly remote: Build;
  readonly more: readonly Build[];
  /** Opens the page; `hastened` shortens pauses before retries, or timeouts of files. */
  visit(options?: { readonly hastened?: 'pauses' | 'files' }): Promise<Visit>;
  requestedFiles(): string[];
}

/** Opens the fixture for the tests of a file; `more` builds further remotes. */
export function openFixture(more: () => Promise<readonly Build[]> = async () => []): Fixture {
  let builds: readonly [shell: Build, remote: Build, ...more: Build[]] | undefined;
  let server: FixtureServer | undefined;
  const browser = openBrowser();
  beforeAll(async () => {
    const [shell, remote, others] = await Promise.all([buildFixture('shell'), buildFixture('mf-fixture'), more()]);
    builds = [shell, remote, ...others];
  });

  beforeEach(async () => {
    const [shell, ...remotes] = demand(builds);
    server = await startFixtureServer(shell, remotes);
    server.body = await bodyOf(demand(remotes[0]));
  });
  afterEach(() => server?.close());

  return {
    get server() {
      return demand(server);
    },
    get remote() {
      return demand(builds)[1];
    },
    get more() {
      return demand(builds).slice(2);
    },
    async visit({ hastened } = {}) {
      const visit = await browser.visit();
      if (hastened) await HASTEN[hastened](visit.page);
      await visit.page.goto(demand(server).origin);
      return visit;
    },
    requestedFiles: () => demand(server).requests.map((url) => url.split('/').slice(4).join('/')),
  };
}

function demand<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The fixture opens with the first test, not earlier.');
  return part;
}

async function bodyOf({ folder }: Build): Promise<string> {
  const module = { exports: {} as { remote: RenderRemote } };
  const source = await readFile(join(folder, 'dist/server.cjs'), 'utf8');
  new Function('module', 'exports', 'require', source)(module, module.exports, createRequire(__filename));
  const host = { text: (key: string) => (key === 'press' ? 'Press' : 'Hello') };
  const html = (id: `blocks/${string}`): string => {
    const element = module.exports.remote.features[id]?.element as
      | ((props: object, host: object) => ReactElement)
      | undefined;
    const inner = element ? renderToString(element({}, host), { identifierPrefix: id }) : '';
    return `<div id="${id}">${inner}</div>`;
  };
  return html('blocks/greeting') + html('blocks/counter');
}

export function load(page: Page): Promise<{ ok: boolean; stage?: string; message?: string }> {
  return page.evaluate(async () => {
    const result = await colonnade.remotes.load('mf-fixture');
    return result.ok ? { ok: true } : { ...result };
  });
}

/** Starts the greeting as a shell does; `locale` selects its messages. */
export function greet(page: Page, locale = 'en'): Promise<string | null> {
  return page.evaluate(async (locale) => {
    const result = await colonnade.remotes.load('mf-fixture');
    if (!result.ok) return result.message;
    const feature = result.remote.features.find(({ id }) => id === 'blocks/greeting');
    if (feature?.live !== 'enhance') return 'no feature';
    const [effects, loaded] = await Promise.all([feature.load(), feature.messages?.[locale]?.()]);
    const root = document.getElementById('blocks/greeting') as HTMLElement;
    const text = (key: string, values: Record<string, unknown>): string => {
      const message = loaded?.messages[key] ?? '';
      return typeof message === 'string' ? message : message(values);
    };
    await effects.start(root, { text } as unknown as Host<never>);
    return root.textContent;
  }, locale);
}
