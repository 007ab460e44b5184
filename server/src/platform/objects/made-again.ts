/** Folders of derived objects, which are created on demand: no backup needs them, and they can be emptied. */
export const MADE_AGAIN = { resized: 'resized', compressed: 'compressed', snapshots: 'snapshots' } as const;

const FOLDERS: ReadonlySet<string> = new Set(Object.values(MADE_AGAIN));

export function isMadeAgain(key: string): boolean {
  return FOLDERS.has(key.slice(0, key.indexOf('/')));
}
