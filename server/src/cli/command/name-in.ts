import { storableLine } from '../../platform/schema/storable-text';

const LONGEST_NAME = 100;

/** The typed name on one line and limited in length; empty if nothing is left. */
export function nameIn(text: string): string {
  return storableLine(text).slice(0, LONGEST_NAME);
}
