import { lastingId } from '../../../site/own-pages/lasting-id';
import type { Fields } from '../../form-fields';

/** A product of a file that is to be saved. */
export interface ImportItem {
  /** Its place in the file, from 1. */
  readonly number: number;
  readonly productId: string;
  readonly isNew: boolean;
  readonly line: number;
  readonly title: string;
  readonly fields: Fields;
  /** Names the state that the file was compared with; empty for a new product. */
  readonly base: string;
}

/** The id of what an import adds: the same however often it is run. */
export function itemId(importId: string, number: number, row: string): string {
  return lastingId(`${importId} ${number} ${row}`);
}
