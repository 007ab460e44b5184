import type { ReleaseNews } from 'shared-types/site/release';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { Release } from 'shared-types/release';
import type { EventBus } from '../host/bus/event-bus';
import type { LoadScript } from '../federation/load-script';
import type { Ports } from '../ports/ports';
import type { FreshHtml } from './fresh-html';
import { followNews, type FollowNewsParts } from './follow-news';

/** Relative to the shell's version folder. */
const FRESH_FILE = 'client/fresh.js';

export interface FollowReleaseParts extends FollowNewsParts {
  readonly release: Release;
  readonly ports: Pick<Ports, 'document' | 'log' | 'pageGlobal'>;
  readonly loadScript: LoadScript;
  readonly eventBus: Pick<EventBus, 'latest' | 'publish'>;
}

/**
 * Follows changes by ops while the page is open: disabled remotes stop, and start again when enabled, in the versions of
 * this page. A version that was rolled back stays stopped until the next page; without its shell the page is static HTML.
 *
 * @implements PLAT-03 PLAT-05
 */
export function followRelease(parts: FollowReleaseParts): void {
  const { loadScript, ports, release, stop, eventBus } = parts;
  const remotes = Object.keys(release.remotes);
  // Nothing on this page could be stopped.
  if (!remotes.length) return;
  const takenBack = new Set<string>();
  let latest: Pick<ReleaseNews, 'revision'> & { readonly plain: readonly string[] } = { revision: 0, plain: [] };

  const stopped = (): readonly string[] => eventBus.latest('site/release')?.stopped ?? [];
  let fresh: FreshHtml | undefined;
  const freshen = async (blocks: readonly HTMLElement[]): Promise<void> => {
    await loadScript(release.shell.base + FRESH_FILE);
    fresh ??= ports.pageGlobal.demand().fresh?.({
      isStopped: (remote) => stopped().includes(remote),
      isPlain: (remote) => latest.plain.includes(remote),
    });
    fresh?.freshen(blocks);
  };
  const blocksOf = (names: readonly string[]): HTMLElement[] =>
    [...ports.document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTE.live}]`)].filter((block) =>
      names.includes(block.dataset.remote ?? ''),
    );
  const isTakenBack = (news: ReleaseNews, name: string, version = release.remotes[name]?.version ?? ''): boolean =>
    news.takenBack[name]?.includes(version) === true;

  followNews(parts, (news) => {
    const { revision } = news;
    if (stop.aborted || revision < latest.revision) return;
    if (isTakenBack(news, 'shell', release.shell.version)) return ports.pageGlobal.demand().teardown();
    for (const name of remotes) if (isTakenBack(news, name)) takenBack.add(name);
    const before = stopped();
    const now = remotes.filter((name) => takenBack.has(name) || news.off.includes(name));
    const plain = now.filter((name) => news.plain.includes(name));
    const isSame = String([before, '', latest.plain]) === String([now, '', plain]);
    latest = { revision, plain };
    if (isSame) return;
    fresh?.putBack(blocksOf(before.filter((name) => !now.includes(name))));
    const views = blocksOf(now).filter(({ dataset }) => dataset.live === 'hydrate' && dataset.state === 'live');
    // A closed dialog restores the focus; a removed one does not.
    for (const view of views)
      view.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
    eventBus.publish('site/release', { revision, stopped: now });
    const blocks = [...views, ...blocksOf(plain)];
    // Until the new HTML arrives, the HTML of the page stays, and works.
    if (fresh ?? blocks.length) freshen(blocks).catch(ports.log.error);
  });
}
