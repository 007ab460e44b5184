import { uuidV7, UUID_RANDOM_WORDS } from './uuid-v7';

/** A UUID, such as the idempotency key of a call. `crypto.randomUUID` needs a secure context. */
export function createUuid(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint16Array(UUID_RANDOM_WORDS)));
}
