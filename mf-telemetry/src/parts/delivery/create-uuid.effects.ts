import { uuidV7, UUID_RANDOM_WORDS } from './uuid-v7';

/** A UUID: the idempotency key of a call, or whatever else needs a text nobody else has. Pages without a certificate have no `randomUUID`. */
export function createUuid(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint16Array(UUID_RANDOM_WORDS)));
}
