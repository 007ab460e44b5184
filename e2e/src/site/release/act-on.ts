import type { Page } from 'puppeteer';
import { RELEASE_CALLS } from 'shared-types/site/release';
import type { RemoteName } from 'shared-types/remote';
import { actOn as actInDatabase } from '../../../../server/src/site/registry/act-on.fixture';
import type { RuleAct } from '../../../../server/src/site/registry/release-rule';
import type { Server } from '../../../../server/src/main/server';
import type { Shop } from '../../browser/open/shop';

/** Changes a remote's rules in the database only; instances and pages must detect it themselves. */
export async function actOn({ server }: Shop, remote: RemoteName | 'shell', act: RuleAct): Promise<void> {
  await actInDatabase(server.services.db, remote, act);
}

/** Its HTML stays. */
export const KILL = { kind: 'disable', keepsHtml: true } as const;
/** Its fallback replaces it. */
export const REMOVE = { kind: 'disable', keepsHtml: false } as const;
export const ENABLE = { kind: 'enable' } as const;

export async function untilState(page: Page, feature: string, state: 'live' | 'waiting' | 'failed'): Promise<void> {
  await page.waitForFunction(
    (name, wanted) => {
      const blocks = [...document.querySelectorAll(`[data-feature="${name}"][data-live]`)];
      return blocks.length > 0 && blocks.every((block) => block.getAttribute('data-state') === wanted);
    },
    {},
    feature,
    state,
  );
}

export function watchNews({ app }: Pick<Server, 'app'>): NewsRequests {
  const open = new Set<object>();
  let [polled, opened] = [0, 0];
  app.server.on('request', ({ url = '' }, reply) => {
    const [path] = url.split('?');
    if (path === RELEASE_CALLS.getNews.path) polled += 1;
    if (path !== RELEASE_CALLS.followNews.path) return;
    opened += 1;
    open.add(reply);
    reply.once('close', () => open.delete(reply));
  });
  return { polled: () => polled, opened: () => opened, open: () => open.size };
}

export interface NewsRequests {
  polled(): number;
  opened(): number;
  open(): number;
}

/** Marks the page, to detect a reload. */
export const markPage = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: 1 }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
