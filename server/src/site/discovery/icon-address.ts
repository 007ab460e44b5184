import { hash } from 'node:crypto';

const HASH_CHARACTERS = 8;

/** Hash of the icon for its URL, so that browsers may cache it. */
export function iconVersion(icon: string): string {
  return hash('sha256', icon).slice(0, HASH_CHARACTERS);
}

export function iconAddress(icon: string): string {
  return `/favicon.svg?v=${iconVersion(icon)}`;
}
