import type { DocumentRedirect, SiteDocument } from 'shared-types/site/site-document';
import { tidyPath } from '../../../directory/tidy-path';
import { answeredPaths } from './answered-paths';
import { isTaken } from './check-pages';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/** What redirects are checked against; paths are normalized and in lower case. */
interface Surroundings {
  readonly hosts: readonly string[];
  readonly hasPage: (path: string) => boolean;
  /** Old paths of single redirects. */
  readonly single: ReadonlySet<string>;
  /** Old paths of folder redirects, with a trailing slash. */
  readonly folders: readonly string[];
}

/**
 * A redirect must start at a path without a page and lead to a page directly, without loops or chains. It may lead to
 * another website only if the document says so.
 */
export function checkRedirects(document: SiteDocument): Mistake[] {
  const { redirects = [], site } = document;
  const from = redirects.map((redirect) => tidied(redirect.from));
  const surroundings: Surroundings = {
    hosts: site.hosts,
    hasPage: answeredPaths(document),
    single: new Set(from.filter((path) => !isFolder(path))),
    folders: from.filter(isFolder).map(folderOf),
  };
  return [
    ...findRepeated(
      'redirect from',
      from.map((name, index) => ({ path: ['redirects', index, 'from'], name })),
    ),
    ...redirects.flatMap((redirect, index) => [
      ...mistakeAt(['redirects', index, 'from'], problemOfFrom(redirect, surroundings)),
      ...mistakeAt(['redirects', index, 'to'], problemOfTo(redirect, surroundings)),
    ]),
  ];
}

function mistakeAt(path: Mistake['path'], message: string | undefined): Mistake[] {
  return message === undefined ? [] : [{ path, message }];
}

function problemOfFrom({ from }: DocumentRedirect, { hasPage }: Surroundings): string | undefined {
  const path = tidied(from);
  if (isTaken(path)) return `the server answers ${path} itself`;
  return hasPage(path) ? `there is a page at ${path}, and pages come first` : undefined;
}

function problemOfTo(redirect: DocumentRedirect, surroundings: Surroundings): string | undefined {
  const { from, to, elsewhere } = redirect;
  if (!to.startsWith('/')) return problemOfForeign(redirect, surroundings);
  if (elsewhere) return 'is an address on this site, so elsewhere cannot be true';
  if (!isFolder(to)) return problemOfPath(redirect, surroundings);
  return isFolder(from) ? problemOfFolder(redirect, surroundings) : 'may end in /* only where from does';
}

function problemOfForeign({ to, elsewhere }: DocumentRedirect, { hosts }: Surroundings): string | undefined {
  if (hosts.includes(new URL(to).hostname)) return 'is an address on this site: write it from its first slash on';
  return elsewhere ? undefined : 'leads to another website: set elsewhere to true if that is meant';
}

function problemOfPath({ from, to }: DocumentRedirect, surroundings: Surroundings): string | undefined {
  const path = tidied(to.split(/[?#]/)[0] ?? to);
  if (surroundings.hasPage(path)) return undefined;
  if (path === tidied(from)) return 'leads back to where it starts';
  const isOnward = surroundings.single.has(path) || surroundings.folders.some((folder) => path.startsWith(folder));
  return isOnward ? `leads to another redirect, from ${path}: name the page at its end` : `there is no page at ${path}`;
}

/**
 * A path below the folder may have a redirect of its own, which leads to a page. Another folder's redirect could form a
 * chain.
 */
function problemOfFolder({ from, to }: DocumentRedirect, { folders }: Surroundings): string | undefined {
  const [target, own] = [folderOf(tidied(to)), folderOf(tidied(from))];
  if (areNested(target, own)) return 'leads back into what it stands for';
  const other = folders.find((folder) => areNested(target, folder));
  return other === undefined ? undefined : `leads to another redirect, from ${other}*: name the folder at its end`;
}

function areNested(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function isFolder(path: string): boolean {
  return path.endsWith('/*');
}

function folderOf(path: string): string {
  return path.slice(0, -1);
}

function tidied(path: string): string {
  return (tidyPath(path) ?? path).toLowerCase();
}
