import { storableText } from '../../platform/schema/storable-text';

const LONGEST_NAME = 100;

/** A name as it was typed, on one line, and not too long; empty where nothing is left. */
export function nameIn(text: string): string {
  return storableText(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}
