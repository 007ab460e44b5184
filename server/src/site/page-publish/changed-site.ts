import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { DocumentRedirect } from 'shared-types/site/site-document';
import { isPattern } from '../directory/is-pattern';
import { documentPage } from '../page-content/page-content';
import type { PublishedSite } from '../page-content/published-site';

/** Pages to publish and to take away, by id. */
export interface PageChanges {
  readonly published: ReadonlyMap<string, PageContent>;
  readonly removed?: readonly string[];
}

export type ChangedSite = Pick<PublishedSite, 'document' | 'contents'>;

/** The site as it is once these pages are published. A page that moves leaves a redirect at its former path. */
export function changedSite(site: PublishedSite, { published, removed = [] }: PageChanges): ChangedSite {
  const contents = new Map([...site.contents, ...published]);
  for (const id of removed) contents.delete(id);
  const moves = [...published].flatMap(([id, { path }]) => {
    const before = site.contents.get(id)?.path;
    return before === undefined || before === path ? [] : [{ from: before, to: path }];
  });
  const paths = new Set([...contents.values()].map(({ path }) => path));
  const redirects = movedRedirects(site.document.redirects ?? [], { moves, paths });
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  // Products and categories belong to the page, wherever it is.
  const moved = <T extends { readonly collection: string }>(part: T): T => {
    const collection = targets.get(part.collection);
    return collection === undefined ? part : { ...part, collection };
  };
  const { products, categories = [] } = site.document;
  return {
    contents,
    document: {
      ...site.document,
      pages: [...contents.values()].map(documentPage),
      products: products.map(moved),
      categories: categories.map(moved),
      redirects,
    },
  };
}

export interface Moves {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Paths of all pages after the moves. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Redirects after pages have moved: earlier ones lead to the new path directly, a page's own path has none, and each path
 * that became free has one.
 */
export function movedRedirects(
  redirects: readonly DocumentRedirect[],
  { moves, paths }: Moves,
): readonly DocumentRedirect[] {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const added = moves.flatMap(redirectOf).filter(({ from }) => !paths.has(from));
  const replaced = new Set(added.map(({ from }) => from));
  const kept = redirects.filter(({ from }) => !paths.has(from) && !replaced.has(from));
  return [...kept.map((redirect) => retargeted(redirect, targets)), ...added];
}

function retargeted(redirect: DocumentRedirect, targets: ReadonlyMap<string, string>): DocumentRedirect {
  const [path = ''] = redirect.to.split(/[?#]/);
  const target = targets.get(path);
  return target === undefined || isPattern(target)
    ? redirect
    : { ...redirect, to: target + redirect.to.slice(path.length) };
}

/** A page of items leaves a redirect for all of them, unless its new path is within the old one. */
function redirectOf({ from, to }: Moves['moves'][number]): DocumentRedirect[] {
  if (isPattern(from) !== isPattern(to)) return [];
  if (!isPattern(from)) return [{ from, to }];
  const [old, now] = [folderOf(from), folderOf(to)];
  return old.startsWith(now) || now.startsWith(old) ? [] : [{ from: `${old}*`, to: `${now}*` }];
}

function folderOf(pattern: string): string {
  return pattern.slice(0, pattern.lastIndexOf('/') + 1);
}
