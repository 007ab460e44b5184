import type { Registry } from '../registry/registry';

export interface ReleaseFeed {
  /** The current news of a site as text, shared by all its followers. */
  textOf(site: string): string;
  /** Calls the listener whenever the news of a site change. Returns a function that unsubscribes. */
  join(site: string, listener: (text: string) => void): () => void;
}

/** Followers of one site. */
interface Group {
  readonly listeners: Set<(text: string) => void>;
  /** The sent text without its serial, which also grows with changes elsewhere. */
  sent: string;
}

/** Follows the registry only while it has followers. */
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
