/** Parts of a journal's URL format: year with four digits, month and day with two, and the title of the post. */
export const POST_TOKENS = ['%y', '%m', '%d', '%t'] as const;

/** Format of journals without one, and characters that a format can have. */
export const POST_FORMAT = { absent: '%t', longest: 100 } as const;

export interface PostFacts {
  /** Of publication, `2026-11-30`. */
  readonly day: string;
  readonly title: string;
}

/**
 * A format as it is used: lower case, with hyphens for spaces, one `%` and one `/` for several, and without a slash at
 * its beginning.
 *
 * @implements LINK-10 LINK-11 LINK-13
 */
export function tidyPostFormat(format: string): string {
  return lowerHyphenated(format).replace(/%+/g, '%').replace(/\/+/g, '/').replace(/^\//, '');
}

/**
 * The first part of a format that stands for nothing, such as `%q`; undefined if all stand for something.
 *
 * @implements LINK-12 LINK-14
 */
export function foreignToken(format: string): string | undefined {
  const tokens: readonly string[] = tidyPostFormat(format).match(/%[^%]?/gu) ?? [];
  return tokens.find((token) => !POST_TOKENS.some((known) => known === token));
}

/** The URL of a post by a format without foreign tokens; a title can add no token and no slash. */
export function postUrl(format: string, { day, title }: PostFacts): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Readonly<Record<string, string>> = {
    '%y': year,
    '%m': month,
    '%d': date,
    '%t': lowerHyphenated(title.replace(/[%/]+/g, ' ')),
  };
  return tidyPostFormat(format).replace(/%[ymdt]/g, (token) => parts[token] ?? '');
}

function lowerHyphenated(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '-');
}
