import { randomUUID } from 'node:crypto';

/** Why the newest sources are not in use: a build that failed, or samples that were refused. */
export interface Fault {
  readonly title: string;
  /** File and line first; plain text with line breaks. */
  readonly text: string;
}

export interface News {
  /** Identifies what pages are made from; open pages with another revision reload. */
  readonly revision: string;
  readonly faults: readonly Fault[];
}

export interface PageNews {
  current(): News;
  /** `isNew`: pages are now made from something else. */
  publish(happened: { readonly isNew: boolean; readonly faults: readonly Fault[] }): void;
  /** Calls the listener at every change. Returns a function that unsubscribes. */
  follow(listener: (news: News) => void): () => void;
}

/** Revisions are unique to the process, since another process may have other code. */
export function createPageNews(): PageNews {
  const listeners = new Set<(news: News) => void>();
  let news: News = { revision: randomUUID(), faults: [] };
  return {
    current: () => news,
    publish({ isNew, faults }) {
      news = { revision: isNew ? randomUUID() : news.revision, faults };
      for (const listener of listeners) listener(news);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
