import type { FeatureProps } from 'shared-types/render';
import { SLOTS, type SlotName } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { SitePage } from '../../directory/site-page';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { isForAll, type AnyLoader } from '../loader';
import type { RenderedBlock } from '../render/fragment-cache';

/** A block or a slot's feature, with its loaders. */
export interface TemplateBlock {
  /** Name of the placeholder in the frame. */
  readonly placeholder: string;
  readonly block: Block;
  readonly live: LiveFeature;
  readonly loads: readonly AnyLoader[];
  /** True if its data depends on the visitor or the query. */
  readonly isPersonal: boolean;
}

interface TemplateBlocksInput {
  readonly page: SitePage;
  /** The popup of this page. */
  readonly popup?: SitePage | undefined;
  readonly state: RegistryState;
  readonly loads: ReadonlyMap<string, AnyLoader>;
  /** Called for a block that no remote shows. */
  readonly onUnknown: (block: Block) => void;
  /** True if items have pages below this page. */
  readonly isCollection: boolean;
  /** True: blocks with the owner's own code are left out. */
  readonly withoutUserScripts: boolean;
}

const SLOT_BLOCK_TYPE = 0;
/** Slots of header and footer. */
const AROUND: ReadonlySet<SlotName> = new Set(['header-actions', 'footer-end']);
/** Block types whose settings contain code of the owner. */
const USER_CODE: ReadonlySet<number> = new Set([BLOCK_TYPE.code, BLOCK_TYPE.embed]);

/**
 * The page's blocks in order, then the features of slots, then the popup's blocks. Blocks that no remote shows are left
 * out.
 */
export function templateBlocksOf(input: TemplateBlocksInput): TemplateBlock[] {
  const { page, popup } = input;
  const [own, over] = [bodyBlocks(page, input), popup ? bodyBlocks(popup, input) : []];
  if (page.isPreview) return [...own, ...over];
  return [...own, ...slotBlocks(input, [...own, ...over]), ...over];
}

function bodyBlocks(
  { body, blocks }: SitePage,
  { state, loads, onUnknown, withoutUserScripts }: TemplateBlocksInput,
): TemplateBlock[] {
  const ids = body.layout.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks));
  return ids.flatMap((id) => {
    const block = blocks.get(id);
    if (block && withoutUserScripts && USER_CODE.has(block.type)) return [];
    const live = block && state.featureOfBlock(block.type);
    if (block && !live) onUnknown(block);
    return block && live ? [templateBlock(`block-${id}`, { block, live, loads })] : [];
  });
}

function slotBlocks(
  { page, state, loads, isCollection }: TemplateBlocksInput,
  others: readonly TemplateBlock[],
): TemplateBlock[] {
  const sent = new Set(others.flatMap(({ live, block }) => (goesLive(live, block) ? live.feature.emits : [])));
  const isHere = ({ feature: { mounts, listens, awaits = listens } }: LiveFeature) => {
    if (mounts.pages === 'requested') return awaits.some((name) => sent.has(name));
    return mounts.pages === undefined || isCollection;
  };
  return SLOTS.filter((slot) => hasSlot(page, slot)).flatMap((slot) =>
    state
      .featuresOfSlot(slot)
      .filter(isHere)
      .map((live) => {
        const id = slotBlockId(live.feature.id);
        const block: Block = { id, type: SLOT_BLOCK_TYPE as Block['type'], settings: slotSettings(page) };
        return templateBlock(`slot-${slot}`, { block, live, loads });
      }),
  );
}

/** Bare pages have only `page-end`; pages of the admin area have their own frame in place of header and footer. */
function hasSlot({ isAdmin, isBare }: SitePage, slot: SlotName): boolean {
  if (slot === 'admin-frame') return isAdmin === true && !isBare;
  return !AROUND.has(slot) || (!isAdmin && !isBare);
}

/** Settings of the features in slots; one with `liveSetting: 'isForAccounts'` sends strangers no script. */
function slotSettings({ needs }: SitePage): Block['settings'] {
  return needs === undefined ? {} : { isForAccounts: true };
}

export function slotBlockId(feature: string): string {
  return feature.replace('/', '-');
}

function templateBlock(
  placeholder: string,
  { block, live, loads }: { block: Block; live: LiveFeature; loads: ReadonlyMap<string, AnyLoader> },
): TemplateBlock {
  const needed = live.feature.loads.flatMap((name) => loads.get(name) ?? []);
  return { placeholder, block, live, loads: needed, isPersonal: !needed.every(isForAll) };
}

export function propsOf(block: Block, data: FeatureProps['data'], form?: FeatureProps['form']): FeatureProps {
  return form ? { block, data, form } : { block, data };
}

type LivingBlock = Pick<Block, 'variant' | 'settings'>;

export function goesLive({ remote, feature }: LiveFeature, { variant, settings }: LivingBlock): boolean {
  const { live, liveVariants, liveSetting } = feature;
  if (!remote.enabled || live === 'html') return false;
  if (liveSetting !== undefined && Object(settings)[liveSetting] !== true) return false;
  return liveVariants === undefined || (variant !== undefined && liveVariants.includes(variant));
}

/**
 * Features of which the page shows something, or may show something to some visitor. A view that is empty for everybody has
 * no element for scripts or styles.
 */
export function shownFeatures(
  blocks: readonly TemplateBlock[],
  rendered: ReadonlyMap<TemplateBlock, Pick<RenderedBlock, 'html'>>,
): LiveFeature[] {
  const isEmpty = (block: TemplateBlock) => rendered.get(block)?.html.length === 0;
  return blocks.filter((block) => !isEmpty(block)).map(({ live }) => live);
}
