import { BLOCK_TYPE, LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { languageOf } from '../../platform/language';
import { lastingId } from './lasting-id';
import { LOCK_SCREEN_MESSAGES } from './messages/lock-screen.messages';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';

/**
 * Kinds of lock screens: for visitors who are not members, for members without the area, and for visitors without the
 * password.
 */
export type LockScreenName = keyof typeof LOCK_BLOCK_TYPE;

const TYPES = {
  membersOnly: PAGE_TYPE.lockScreen,
  accessDenied: PAGE_TYPE.memberAreaAccessDenied,
  password: PAGE_TYPE.lockScreen,
} as const satisfies Record<LockScreenName, number>;

const LOCK_TYPES: ReadonlySet<number> = new Set(Object.values(LOCK_BLOCK_TYPE));

/** True for a block that opens locked pages; only slices contain one. */
export function isLockBlock({ type }: Pick<Block, 'type'>): boolean {
  return LOCK_TYPES.has(type);
}

/** True for a page that replaces locked pages. */
export function isLockScreen({ blocks }: Pick<SitePage, 'blocks'>): boolean {
  return [...blocks.values()].some(isLockBlock);
}

type LockingSite = Pick<Site, 'id' | 'locale' | 'pages' | 'siteLocaleAt'>;

/**
 * The lock screen of a site locale: why the page is locked and what opens it, among the slices of the owner's lock screen,
 * if there is one. Members sign in, or out, in a block below. It is shown at the path of the locked page.
 *
 * @implements ROLE-03
 */
export function lockScreenOf(site: LockingSite, name: LockScreenName): SitePage {
  const own = site.pages.find((page) => isLockScreen(page) && site.siteLocaleAt(page.path).locale === site.locale);
  const { title, description } = LOCK_SCREEN_MESSAGES[languageOf(site)][name];
  const blocks = own ? blocksAround(own, opening(site, name)) : opening(site, name);
  const ids = blocks.map((one) => one.id);
  // Pictures as wide as the page would push the form out of sight.
  const columns = own
    ? [
        { span: 6, blocks: ids },
        { span: 6, blocks: [] },
      ]
    : [{ span: 12, blocks: ids }];
  return {
    id: lastingId(`lock screen ${site.id} ${name}`),
    path: '',
    pageType: TYPES[name],
    title: own?.title ?? title,
    description: own?.description || description,
    indexed: false,
    // The built-in lock screen never changes.
    changedAt: own?.changedAt ?? new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns }] } },
    blocks: new Map(blocks.map((one) => [one.id, one])),
  };
}

/** The block that explains the lock and opens the page. */
function opening({ id }: LockingSite, name: LockScreenName): readonly Block[] {
  const block = (what: string, type: Block['type']): Block => ({
    id: lastingId(`lock screen ${what} ${id} ${name}`),
    type,
    settings: {},
  });
  const reason = block('reason', LOCK_BLOCK_TYPE[name]);
  return name === 'password' ? [reason] : [reason, block('member area', BLOCK_TYPE.memberArea)];
}

/**
 * Blocks of the owner's lock screen, with the opening block of this page and the owner's settings in its place; opening
 * blocks of the other kind show nothing.
 */
function blocksAround({ body, blocks }: SitePage, opens: readonly Block[]): readonly Block[] {
  const isPassword = ({ type }: Pick<Block, 'type'>) => type === LOCK_BLOCK_TYPE.password;
  const opensWith = ({ settings }: Block) => opens.map((one) => (isLockBlock(one) ? { ...one, settings } : one));
  return body.layout.rows
    .flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
    .flatMap((id) => blocks.get(id) ?? [])
    .flatMap((block) =>
      isLockBlock(block) ? (isPassword(block) === opens.some(isPassword) ? opensWith(block) : []) : [block],
    );
}
