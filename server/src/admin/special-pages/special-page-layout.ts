import { randomUUID } from 'node:crypto';
import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { StandInPage } from 'shared-types/admin/pages/special-pages';
import { BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { OPENING_BLOCKS } from '../../site/slices/blocks-of-page-type';
import type { SpecialPageMessages } from './special-page.messages';

type Made = readonly [type: Block['type'], settings: BlockSettings];

/** Blocks that a special page begins with, one below the other. */
const BLOCKS: Readonly<Record<StandInPage, (messages: SpecialPageMessages) => readonly Made[]>> = {
  'popup-overlay': ({ popupHeading: title, popupText: text, email: label, subscribe, thanks }) => [
    [BLOCK_TYPE.newsletter, { title, text, label, submitButtonText: subscribe, submissionMessage: thanks }],
  ],
  'lock-screen': ({ lockText }) => [
    [SLICE_BLOCK_TYPE.part, { part: 'logo' }],
    [BLOCK_TYPE.text, { html: `<p>${lockText}</p>` }],
    [OPENING_BLOCKS.members, {}],
    [OPENING_BLOCKS.password, {}],
  ],
};

export function specialPageLayout(
  kind: StandInPage,
  messages: SpecialPageMessages,
): Pick<PageContent, 'body' | 'blocks'> {
  const blocks = BLOCKS[kind](messages).map(([type, settings]) => ({ id: randomUUID() as string, type, settings }));
  const row = { columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] };
  return {
    body: { raw: false, layout: { columns: 12, rows: [row] } },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}
