import type { Purpose } from '../remote';

/** Nothing is read or written without consent to the purpose. `set` rejects if the storage is full or unavailable. */
export interface Storage {
  get(key: string, purpose: Purpose): Promise<string | undefined>;
  set(key: string, value: string, purpose: Purpose): Promise<void>;
  remove(key: string): Promise<void>;
}
