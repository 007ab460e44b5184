import { storableText } from '../../platform/schema/storable-text';

/** Control characters and direction marks, which could make a name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST_NAME = 120;
const LONGEST_STEM = 60;
const UNFIT = /[^a-z0-9]+/g;
const EDGES = /^-|-$/g;

/** A file name for display: without folders, on one line, and shortened. */
export function displayFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = storableText(base).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const emails = [...plain];
  if (emails.length <= LONGEST_NAME) return plain;
  return `${emails.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** The first segment of a picture's file name in URLs; `picture` if nothing of its name is usable. */
export function pictureSlug(name: string): string {
  const stem = displayFileName(name).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').toLowerCase().replace(UNFIT, '-').slice(0, LONGEST_STEM);
  return plain.replace(EDGES, '') || 'picture';
}
