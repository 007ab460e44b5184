import { BLOCK_TYPE, LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { languageOf } from '../../language';
import { lastingId } from './lasting-id';
import { LOCK_SCREEN_SENTENCES } from './lock-screen.sentences';
import type { Site, SitePage } from './site';

/** What stands in the place of a locked page: for who is no member, for a member of other areas, and for who has not told the password. */
export type LockScreenName = keyof typeof LOCK_BLOCK_TYPE;

const TYPES = {
  membersOnly: PAGE_TYPE.lockScreen,
  accessDenied: PAGE_TYPE.memberAreaAccessDenied,
  password: PAGE_TYPE.lockScreen,
} as const satisfies Record<LockScreenName, number>;

/**
 * The lock screens of a site in one of its languages: each says why, and what opens the page. Members sign in, or out, in a block below.
 * They have no address; they take that of the page they stand for.
 *
 * @implements ROLE-03
 */
export function lockScreens(site: Pick<Site, 'id' | 'locale'>): Readonly<Record<LockScreenName, SitePage>> {
  return {
    membersOnly: lockScreen(site, 'membersOnly'),
    accessDenied: lockScreen(site, 'accessDenied'),
    password: lockScreen(site, 'password'),
  };
}

function lockScreen({ id, locale }: Pick<Site, 'id' | 'locale'>, name: LockScreenName): SitePage {
  const block = (what: string, type: Block['type']): Block => ({
    id: lastingId(`lock screen ${what} ${id} ${name}`),
    type,
    settings: {},
  });
  const reason = block('reason', LOCK_BLOCK_TYPE[name]);
  const blocks = name === 'password' ? [reason] : [reason, block('member area', BLOCK_TYPE.memberArea)];
  const ids = blocks.map((one) => one.id);
  return {
    id: lastingId(`lock screen ${id} ${name}`),
    path: '',
    pageType: TYPES[name],
    ...LOCK_SCREEN_SENTENCES[languageOf({ locale })][name],
    indexed: false,
    // It has been the same ever since.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
    blocks: new Map(blocks.map((one) => [one.id, one])),
  };
}
