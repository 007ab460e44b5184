import type { Purpose } from '../remote';

/**
 * The browser's storage, by purpose: a purpose without consent reads nothing and writes nothing. `set` rejects where the
 * browser has no room or gives no storage.
 */
export interface Storage {
  get(key: string, purpose: Purpose): Promise<string | undefined>;
  set(key: string, value: string, purpose: Purpose): Promise<void>;
  remove(key: string): Promise<void>;
}
