import type { EditorValues } from 'shared-types/site/block-editor';
import type { BlockTypeNumber, BlockVariantNumber } from 'shared-types/site/block-type';
import { LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { BlockPanel } from './panels';

/** A block type in one of its layouts. */
export interface CountedBlock {
  /** `gallery carousel`. */
  readonly name: string;
  readonly feature: string;
  readonly type: BlockTypeNumber;
  readonly variant?: BlockVariantNumber;
  readonly panel: NonNullable<BlockPanel['panel']>;
  /** What this layout chooses. */
  readonly chosen: EditorValues;
}

/** Choices of how a block looks; each of their values is a block of its own here. */
const LAYOUTS = ['design', 'layout', 'view', 'by', 'items', 'part'];

/** Blocks that only the platform puts on pages; site documents may not have them. */
const OF_THE_PLATFORM: readonly number[] = [...Object.values(LOCK_BLOCK_TYPE), ...Object.values(SLICE_BLOCK_TYPE)];

/** Every block that the editor offers, in every variant and layout. */
export function countedBlocks(panels: readonly BlockPanel[]): CountedBlock[] {
  return panels.flatMap(({ feature, type, panel }) =>
    panel === undefined || OF_THE_PLATFORM.includes(type) ? [] : layoutsOf(feature, type, panel),
  );
}

function layoutsOf(feature: string, type: number, panel: CountedBlock['panel']): CountedBlock[] {
  const [, name = feature] = feature.split('/');
  const block = { feature, type: type as BlockTypeNumber, panel };
  const title = panel.title.en.toLowerCase().replaceAll(' ', '-');
  const variants = panel.variants?.map((variant) => ({
    ...block,
    name: `${name} ${variant.label.en}`,
    variant: variant.value as BlockVariantNumber,
    chosen: {},
  }));
  const layouts = panel.fields.flatMap((field) =>
    field.kind === 'choice' && LAYOUTS.includes(field.key)
      ? field.choices.map(({ value }) => ({
          ...block,
          name: `${name} ${field.key} ${value}`,
          chosen: { [field.key]: value },
        }))
      : [],
  );
  const [variant] = panel.variants ?? [];
  const own = { ...block, name: name === title ? name : `${name} ${title}`, chosen: {} };
  const withVariant = layouts.map((layout) =>
    variant ? { ...layout, variant: variant.value as BlockVariantNumber } : layout,
  );
  const all = [...(variants ?? []), ...withVariant];
  return all.length > 0 ? all : [own];
}
