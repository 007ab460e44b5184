import { hash } from 'node:crypto';

const HASH_CHARACTERS = 8;

/** Tells one icon from another in its address, so that browsers may keep it. */
export function iconVersion(icon: string): string {
  return hash('sha256', icon).slice(0, HASH_CHARACTERS);
}

/** Where the site's icon is. */
export function iconAddress(icon: string): string {
  return `/favicon.svg?v=${iconVersion(icon)}`;
}
