import type { Registry } from '../registry/registry';

/** Tells those who follow a site what open pages must act upon. */
export interface ReleaseFeed {
  /** The news of a site as it is now, as text that all its followers share. */
  textOf(site: string): string;
  /** Calls with the news of a site whenever it says something else than before, until the function it returns is called. */
  join(site: string, listener: (text: string) => void): () => void;
}

/** Those who follow one site. */
interface Group {
  readonly listeners: Set<(text: string) => void>;
  /** What it says, but for the number that also grows with changes elsewhere. */
  sent: string;
}

/** Makes the feed; it follows the registry while somebody follows it. */
export function createReleaseFeed(registry: Pick<Registry, 'follow' | 'newsAt'>): ReleaseFeed {
  const groups = new Map<string, Group>();
  const texts = new Map<string, string>();
  let unfollow: (() => void) | undefined;

  const newsText = (site: string): string => JSON.stringify({ ...registry.newsAt(site), revision: 0 });
  const textOf = (site: string): string => {
    const text = texts.get(site) ?? JSON.stringify(registry.newsAt(site));
    // Without followers nobody says when it is old.
    if (unfollow) texts.set(site, text);
    return text;
  };
  const publish = (): void => {
    texts.clear();
    for (const [site, group] of groups) {
      const sent = newsText(site);
      if (sent === group.sent) continue;
      group.sent = sent;
      const text = textOf(site);
      for (const listener of group.listeners) listener(text);
    }
  };

  return {
    textOf,
    join(site, listener) {
      unfollow ??= registry.follow(publish);
      const group = groups.get(site) ?? { listeners: new Set(), sent: newsText(site) };
      groups.set(site, group);
      group.listeners.add(listener);
      return () => {
        group.listeners.delete(listener);
        if (group.listeners.size === 0 && groups.get(site) === group) groups.delete(site);
        if (groups.size > 0) return;
        unfollow?.();
        unfollow = undefined;
        texts.clear();
      };
    },
  };
}
