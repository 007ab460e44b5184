import { join } from 'node:path';

const SEGMENT = /^[A-Za-z0-9_@+~-][A-Za-z0-9_@+~.-]*$/;
const LONGEST = 400;

/** The file of an object. Throws for a key that would lead out of the folder. */
export function objectPath(folder: string, key: string): string {
  return join(folder, ...checkedKey(key).split('/'));
}

/** The key itself; throws if it is invalid. */
export function checkedKey(key: string): string {
  if (!isObjectKey(key)) throw new TypeError(`${JSON.stringify(key)} cannot be the key of an object.`);
  return key;
}

/** True for a relative path without `..`. */
export function isObjectKey(key: string): boolean {
  return key.length <= LONGEST && key.split('/').every((segment) => SEGMENT.test(segment));
}
