import { z } from 'zod';
import { UUID } from '../../../platform/is-uuid';

const LINE_BREAK = /[\r\n]/;
const LONGEST_PART = 200;
/** Lower-case letters and digits of any script, for use in URLs. */
const PATH_PART = /^(?!\.{1,2}$)[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}._~-]+$/u;
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const PATTERNS = new Set(['{slug}', '{token}']);

/** A single line that is not empty. */
export const lineSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !LINE_BREAK.test(text), 'must be one line');

/** Text that may be empty or have several lines. */
export const textSchema = (longest: number) => z.string().max(longest);

/** A whole number from 0. */
export const countSchema = (highest: number) => z.number().int().min(0).max(highest);

export function isSlug(text: string): boolean {
  return PATH_PART.test(text);
}

/** The last segment of an item's path. */
export const slugSchema = z
  .string()
  .max(LONGEST_PART)
  .regex(PATH_PART, 'may hold lower-case letters, digits and . _ ~ - only');

/** The path of a page; its last segment may be a pattern. */
export const pagePathSchema = z
  .string()
  .max(1000)
  .refine(
    isPagePath,
    'must be a path such as /about: lower-case letters, digits and . _ ~ - between slashes, and at most the last part {slug} or {token}',
  );

/** A host name without port. */
export const hostSchema = z
  .string()
  .regex(HOST, 'must be a host name in lower case, without port')
  .refine((host) => host !== '127.0.0.1', 'cannot be 127.0.0.1: that answers as localhost, so write localhost');

/** A UUID in lower case, as the database returns it. */
export const uuidSchema = z.string().regex(UUID, 'must be a uuid in lower case');

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c');

function isPagePath(path: string): boolean {
  if (path === '/') return true;
  const [root, ...parts] = path.split('/');
  const last = parts.at(-1) ?? '';
  const plain = PATTERNS.has(last) ? parts.slice(0, -1) : parts;
  return root === '' && parts.length > 0 && plain.every((part) => PATH_PART.test(part) && part.length <= LONGEST_PART);
}
