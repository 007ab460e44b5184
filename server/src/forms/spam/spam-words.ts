import { hash } from 'node:crypto';

const WORD = /[\p{L}\p{N}]{3,30}/gu;
const LINK = /https?:\/\/([\w.-]{1,253})/gi;
/** Longer texts add nothing to what is known after so many words, and cost a row each. */
const MOST_WORDS = 200;
const HASH_LETTERS = 16;

interface Message {
  readonly siteId: string;
  /** Answers by field id. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The words of a message and the hosts it links to, once each, in the order of their hashes. They are stored as hashes, so
 * that names and addresses of deleted messages do not stay with the filter.
 */
export function spamWords({ siteId, fields }: Message): readonly string[] {
  const text = textsIn(fields).join('\n').toLowerCase();
  const links = [...text.matchAll(LINK)].map(([, host]) => `host ${host}`);
  const words = new Set([`links ${Math.min(links.length, 3)}`, ...links, ...(text.match(WORD) ?? [])]);
  return [...words]
    .slice(0, MOST_WORDS)
    .map((word) => hash('sha256', `${siteId} ${word}`, 'base64url').slice(0, HASH_LETTERS))
    .sort();
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
