import type { DocumentRedirect } from 'shared-types/site/site-document';
import { tidyPath } from '../../../directory/tidy-path';
import { isTaken } from './check-pages';

/** Why a redirect is refused. */
export interface RedirectProblem {
  readonly field: 'from' | 'to';
  readonly kind:
    | 'taken'
    | 'has-page'
    | 'own-host'
    | 'not-declared'
    | 'not-foreign'
    | 'only-folders'
    | 'no-page'
    | 'itself'
    | 'into-itself'
    | 'chain'
    | 'folder-chain';
  /** The path it is about. */
  readonly path: string;
  /** Of a chain: the old path of the redirect that it leads to. */
  readonly next?: string;
}

/** What redirects are checked against; paths are normalized and in lower case. */
export interface RedirectSurroundings {
  readonly hosts: readonly string[];
  readonly hasPage: (path: string) => boolean;
  /** Old paths of single redirects. */
  readonly single: ReadonlySet<string>;
  /** Old paths of folder redirects, with a trailing slash. */
  readonly folders: ReadonlySet<string>;
  /** A folder redirect somewhere below, by path with a trailing slash. */
  readonly below: ReadonlyMap<string, string>;
}

export function redirectSurroundings(
  from: readonly string[],
  site: Pick<RedirectSurroundings, 'hosts' | 'hasPage'>,
): RedirectSurroundings {
  const folders = from.filter(isFolder).map(folderOf);
  return {
    ...site,
    single: new Set(from.filter((path) => !isFolder(path))),
    folders: new Set(folders),
    below: new Map(folders.flatMap((folder) => foldersOf(folder).map((above) => [above, folder] as const))),
  };
}

export function problemOfFrom(
  { from }: DocumentRedirect,
  { hasPage }: Pick<RedirectSurroundings, 'hasPage'>,
): RedirectProblem | undefined {
  const path = tidiedPath(from);
  if (isTaken(path)) return { field: 'from', kind: 'taken', path };
  return hasPage(path) ? { field: 'from', kind: 'has-page', path } : undefined;
}

export function problemOfTo(
  redirect: DocumentRedirect,
  surroundings: RedirectSurroundings,
): RedirectProblem | undefined {
  const { from, to, elsewhere } = redirect;
  if (!to.startsWith('/')) return problemOfForeign(redirect, surroundings);
  if (elsewhere) return { field: 'to', kind: 'not-foreign', path: to };
  if (!isFolder(to)) return problemOfPath(redirect, surroundings);
  return isFolder(from)
    ? problemOfFolder(redirect, surroundings)
    : { field: 'to', kind: 'only-folders', path: tidiedPath(to) };
}

function problemOfForeign(
  { to, elsewhere }: DocumentRedirect,
  { hosts }: RedirectSurroundings,
): RedirectProblem | undefined {
  if (hosts.includes(new URL(to).hostname)) return { field: 'to', kind: 'own-host', path: to };
  return elsewhere ? undefined : { field: 'to', kind: 'not-declared', path: to };
}

function problemOfPath(
  { from, to }: DocumentRedirect,
  { hasPage, single, folders }: RedirectSurroundings,
): RedirectProblem | undefined {
  const path = tidiedPath(to.split(/[?#]/)[0] ?? to);
  if (hasPage(path)) return undefined;
  if (path === tidiedPath(from)) return { field: 'to', kind: 'itself', path };
  if (single.has(path)) return { field: 'to', kind: 'chain', path, next: path };
  const folder = foldersOf(path).findLast((above) => folders.has(above));
  return folder === undefined
    ? { field: 'to', kind: 'no-page', path }
    : { field: 'to', kind: 'chain', path, next: `${folder}*` };
}

/**
 * A path below the folder may have a redirect of its own, which leads to a page. Another folder's redirect could form a
 * chain.
 */
function problemOfFolder(
  { from, to }: DocumentRedirect,
  { folders, below }: RedirectSurroundings,
): RedirectProblem | undefined {
  const [target, own] = [folderOf(tidiedPath(to)), folderOf(tidiedPath(from))];
  if (target.startsWith(own) || own.startsWith(target)) return { field: 'to', kind: 'into-itself', path: `${target}*` };
  const other = foldersOf(target).findLast((above) => folders.has(above)) ?? below.get(target);
  return other === undefined ? undefined : { field: 'to', kind: 'folder-chain', path: `${other}*`, next: `${other}*` };
}

/** The folders of a path, itself included if it ends in a slash. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/(?<!^)\//g)].map(({ index }) => path.slice(0, index + 1));
}

function isFolder(path: string): boolean {
  return path.endsWith('/*');
}

function folderOf(path: string): string {
  return path.slice(0, -1);
}

/** A path as redirects compare it: normalized and in lower case. */
export function tidiedPath(path: string): string {
  return (tidyPath(path) ?? path).toLowerCase();
}
