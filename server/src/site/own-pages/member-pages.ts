import { BLOCK_TYPE, MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';
import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import type { Block } from 'shared-types/site/page/page';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { languageOf } from '../../platform/language';
import { lastingId } from './lasting-id';
import { MEMBER_PAGE_MESSAGES } from './messages/member-page.messages';
import type { SitePage } from '../directory/site-page';

/** Whose pages, and in which language. */
export interface MemberPagesInput {
  readonly locale: string;
  readonly root: string;
  readonly siteId: string;
}

export type MemberPages = Readonly<Record<keyof typeof MEMBER_PATH, SitePage>>;

const BLOCKS: Readonly<Record<keyof typeof MEMBER_PATH, Block['type']>> = {
  signIn: BLOCK_TYPE.memberArea,
  ...MEMBER_BLOCK_TYPE,
};

/**
 * The sign-in and password pages of members, in one language. The first block is the main one.
 *
 * @implements SESSION-01
 */
export function memberPages(input: MemberPagesInput): MemberPages {
  return {
    signIn: memberPage(input, 'signIn'),
    forgottenPassword: memberPage(input, 'forgottenPassword'),
    newPassword: memberPage(input, 'newPassword'),
  };
}

function memberPage({ siteId, locale, root }: MemberPagesInput, name: keyof MemberPages): SitePage {
  const path = root + MEMBER_PATH[name];
  const { title, intro } = MEMBER_PAGE_MESSAGES[languageOf({ locale })][name];
  const block = (what: string, type: Block['type'], settings = {}): Block => ({
    id: lastingId(`member ${what} ${siteId} ${path}`),
    type,
    settings,
  });
  const own = block('block', BLOCKS[name]);
  // The member area has no title.
  const titled = intro === undefined ? [] : [block('title', BLOCK_TYPE.text, titleOf(title, intro))];
  const ids = [...titled, own].map(({ id }) => id);
  return {
    id: lastingId(`member page ${siteId} ${path}`),
    path,
    pageType: PAGE_TYPE.page,
    title,
    description: '',
    indexed: false,
    isPrivate: true,
    // Built-in pages never change.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
    blocks: new Map([own, ...titled].map((one) => [one.id, one])),
  };
}

function titleOf(heading: string, intro: string): object {
  return { heading, headingLevel: 1, html: `<p>${intro}</p>` };
}
