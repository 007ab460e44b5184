import { createHash } from 'node:crypto';

/** Names a value by 16 hexadecimal digits; equal JSON has the same name. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
