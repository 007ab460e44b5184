import { storableText } from '../../platform/schema/storable-text';

/** Marks that turn the direction of what follows, and characters nobody sees: a name could look like another with them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST_NAME = 120;
const LONGEST_STEM = 60;
const UNFIT = /[^a-z0-9]+/g;
const EDGES = /^-|-$/g;

/** What a file is called, as it can be shown: without its folders, on one line, and not too long. */
export function displayFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = storableText(base).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const emails = [...plain];
  if (emails.length <= LONGEST_NAME) return plain;
  return `${emails.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** The first part of a picture's own name in addresses; `picture` where nothing of its file's name can stand there. */
export function pictureSlug(name: string): string {
  const stem = displayFileName(name).replace(/\.[^.]*$/, '');
  const plain = stem.normalize('NFKD').toLowerCase().replace(UNFIT, '-').slice(0, LONGEST_STEM);
  return plain.replace(EDGES, '') || 'picture';
}
