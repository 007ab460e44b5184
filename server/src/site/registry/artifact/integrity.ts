import { hash } from 'node:crypto';

/** The subresource integrity value of some bytes, `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${hash('sha384', bytes, 'base64')}`;
}
