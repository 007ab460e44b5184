/** Folders of what is made of other objects, and again when it is asked for: no backup needs it, and it can be emptied. */
export const MADE_AGAIN = { resized: 'resized', compressed: 'compressed', snapshots: 'snapshots' } as const;

const FOLDERS: ReadonlySet<string> = new Set(Object.values(MADE_AGAIN));

/** Whether an object is one that is made again. */
export function isMadeAgain(key: string): boolean {
  return FOLDERS.has(key.slice(0, key.indexOf('/')));
}
