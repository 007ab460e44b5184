import type { SiteFolder, SiteLink, SiteMenuEntry } from './frame';

export function isFolder(entry: SiteMenuEntry): entry is SiteFolder {
  return 'children' in entry;
}

/** All links of a menu in their order, those of folders included. */
export function menuLinks(entries: readonly SiteMenuEntry[]): SiteLink[] {
  return entries.flatMap((entry): readonly SiteLink[] => (isFolder(entry) ? entry.children : [entry]));
}

/** The path of a link on the site without query, fragment and slash at the end; undefined for a link to elsewhere. */
export function linkedPath({ path }: Pick<SiteLink, 'path'>): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const [own = ''] = path.split(/[?#]/);
  return own.length > 1 && own.endsWith('/') ? own.slice(0, -1) : own;
}
