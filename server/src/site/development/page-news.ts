import { randomUUID } from 'node:crypto';

/** What stands in the way of the newest sources: a package that could not be built, or samples that were refused. */
export interface Fault {
  readonly title: string;
  /** What is wrong, file and line first; plain text with line breaks. */
  readonly text: string;
}

/** What an open page is told while somebody develops. */
export interface News {
  /** Names what pages are made from now; a page of another revision is old. */
  readonly revision: string;
  readonly faults: readonly Fault[];
}

/** Keeps the news and tells it to those who follow. */
export interface PageNews {
  current(): News;
  /** Tells what has happened; `isNew`: pages are made from something else now. */
  publish(happened: { readonly isNew: boolean; readonly faults: readonly Fault[] }): void;
  /** Calls at every change, until the function it returns is called. */
  follow(listener: (news: News) => void): () => void;
}

/** Makes the news of one process: another process has other revisions, since it may have other code. */
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
