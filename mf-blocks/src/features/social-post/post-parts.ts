import type { KnownPost } from './networks/social-network';

/** A part of a post’s text; a link if it leads somewhere. */
export interface PostPart {
  readonly text: string;
  readonly href?: string;
}

const WORDS = /\s+|\S+/g;
/** What may stand around an address, a tag or a mention. */
const BEFORE = /^[("'“‘«¿¡[]+/;
const AFTER = '.,:;!?…)"\'”’»]';
const TAG = /^#([\p{L}\p{M}\p{N}_]+)/u;
const MENTION = /^@([\w.@-]+)/;

/** Splits the text of a post into its links and what is between them. Without a network, only web addresses are links. */
export function postParts(text: string, post: Pick<KnownPost, 'accountHref' | 'tagHref'> | undefined): PostPart[] {
  const parts = (text.match(WORDS) ?? []).flatMap((word) => {
    const [before = ''] = BEFORE.exec(word) ?? [];
    const core = withoutEnd(word.slice(before.length));
    const link = linkOf(core, post);
    if (!link) return [{ text: word }];
    return [{ text: before }, link, { text: word.slice(before.length + link.text.length) }];
  });
  return parts.reduce<PostPart[]>(join, []);
}

function withoutEnd(word: string): string {
  let end = word.length;
  while (AFTER.includes(word.charAt(end - 1)) && end > 0) end -= 1;
  return word.slice(0, end);
}

function linkOf(word: string, post: Parameters<typeof postParts>[1]): PostPart | undefined {
  if (/^https?:\/\/./i.test(word)) return isAddress(word) ? { text: word, href: word } : undefined;
  const [tag, tagName = ''] = TAG.exec(word) ?? [];
  // A number alone is none: #1.
  if (post && tag && !/^\d+$/.test(tagName)) return { text: tag, href: post.tagHref(tagName) };
  const [mention, name = ''] = MENTION.exec(word) ?? [];
  const href = mention && post?.accountHref(name);
  return mention && href ? { text: mention, href } : undefined;
}

/** A name before the host hides where an address leads. */
function isAddress(word: string): boolean {
  if (!URL.canParse(word)) return false;
  const { username, password } = new URL(word);
  return !username && !password;
}

/** Joins texts that stand side by side. */
function join(parts: PostPart[], part: PostPart): PostPart[] {
  if (part.text === '') return parts;
  const last = parts.at(-1);
  if (!last || last.href !== undefined || part.href !== undefined) return [...parts, part];
  return [...parts.slice(0, -1), { text: last.text + part.text }];
}
