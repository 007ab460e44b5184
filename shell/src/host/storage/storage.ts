import type { Consent } from 'shared-types/host/consent';
import type { Storage } from 'shared-types/host/storage';
import type { StoragePort } from '../../ports/storage.port';

/** The storage capability: without consent to its purpose, nothing is read or written. */
export function createStorage(storage: StoragePort, consent: Pick<Consent, 'allows'>): Storage {
  return {
    get: async (key, purpose) => (consent.allows(purpose) ? storage.read(key) : undefined),
    set: async (key, value, purpose) => {
      if (consent.allows(purpose)) storage.write(key, value);
    },
    remove: async (key) => storage.remove(key),
  };
}
