import { randomBytes } from 'node:crypto';

/** 32 characters that are not mistaken for each other when read aloud or copied by hand (Crockford's base 32). */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A number for visitors and owners to refer to a submission by: `K7QM-4X2P`. Random, so that it reveals no others. */
export function createSubmissionNumber(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}
