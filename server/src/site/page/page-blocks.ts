import type { FeatureProps } from 'shared-types/render';
import { SLOTS, type SlotName } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page';
import type { SitePage } from '../directory/site';
import type { LiveFeature, RegistryState } from '../registry/registry-state';
import { isForAll, type AnyRead } from './read';

/** A block of a page, or a slot's feature, with the feature that shows it and the reads it needs. */
export interface PlannedBlock {
  /** The frame's hole it fills. */
  readonly hole: string;
  readonly block: Block;
  readonly live: LiveFeature;
  readonly reads: readonly AnyRead[];
  /** True where its data depends on who asks, or on what. */
  readonly isPersonal: boolean;
}

/** What planning needs to know. */
export interface PlanBlocksInput {
  readonly page: SitePage;
  /** The page that is this one's popup. */
  readonly popup?: SitePage | undefined;
  readonly state: RegistryState;
  readonly reads: ReadonlyMap<string, AnyRead>;
  /** Called for a block that no remote shows. */
  readonly onUnknown: (block: Block) => void;
  /** True for a page that items live under. */
  readonly isCollection: boolean;
  /** True leaves blocks of the owner's own code out. */
  readonly withoutUserScripts: boolean;
}

const SLOT_BLOCK_TYPE = 0;
/** Slots of the header and the footer, which a bare page has not. */
const AROUND: ReadonlySet<SlotName> = new Set(['header-actions', 'footer-end']);
/** Blocks whose settings are the owner's own code. */
const USER_CODE: ReadonlySet<number> = new Set([BLOCK_TYPE.code, BLOCK_TYPE.embed]);

/** The page's blocks in their order, then the slots' features, then the popup's blocks. Blocks that no remote shows are left out. */
export function planBlocks(input: PlanBlocksInput): PlannedBlock[] {
  const { page, popup } = input;
  return [...bodyBlocks(page, input), ...slotBlocks(input), ...(popup ? bodyBlocks(popup, input) : [])];
}

function bodyBlocks(
  { body, blocks }: SitePage,
  { state, reads, onUnknown, withoutUserScripts }: PlanBlocksInput,
): PlannedBlock[] {
  const ids = body.layout.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks));
  return ids.flatMap((id) => {
    const block = blocks.get(id);
    if (block && withoutUserScripts && USER_CODE.has(block.type)) return [];
    const live = block && state.featureOfBlock(block.type);
    if (block && !live) onUnknown(block);
    return block && live ? [planned(`block-${id}`, { block, live, reads })] : [];
  });
}

function slotBlocks({ page, state, reads, isCollection }: PlanBlocksInput): PlannedBlock[] {
  const isHere = ({ feature: { mounts } }: LiveFeature) => mounts.pages === undefined || isCollection;
  return SLOTS.filter((slot) => !page.isBare || !AROUND.has(slot)).flatMap((slot) =>
    state
      .featuresOfSlot(slot)
      .filter(isHere)
      .map((live) => {
        const block: Block = { id: slotBlockId(live.feature.id), type: SLOT_BLOCK_TYPE as Block['type'], settings: {} };
        return planned(`slot-${slot}`, { block, live, reads });
      }),
  );
}

/** The id of the block a slot's feature is given. */
export function slotBlockId(feature: string): string {
  return feature.replace('/', '-');
}

function planned(
  hole: string,
  { block, live, reads }: { block: Block; live: LiveFeature; reads: ReadonlyMap<string, AnyRead> },
): PlannedBlock {
  const needed = live.feature.reads.flatMap((name) => reads.get(name) ?? []);
  return { hole, block, live, reads: needed, isPersonal: !needed.every(isForAll) };
}

/** The props of a block with its data. */
export function propsOf(block: Block, data: FeatureProps['data'], form?: FeatureProps['form']): FeatureProps {
  return form ? { block, data, form } : { block, data };
}
