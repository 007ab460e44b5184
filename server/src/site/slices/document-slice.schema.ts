import { BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';
import { LIMIT } from 'shared-types/site/limits';
import {
  SLICE_CONTAINERS,
  SLICES,
  type Slice,
  type SliceContainer,
  type SliceType,
} from 'shared-types/site/page/slice';
import { z } from 'zod';
import { issueMessage } from '../import/check/issue-message';
import type { Mistake } from '../import/check/mistake';
import { numberOf } from '../import/schema/number-of';
import { uuidSchema } from '../import/schema/text.schema';
import { SLICE_SETTINGS, variantsOf } from './slice-settings.schema';
import type { WrittenPage } from './sliced-page';

const TYPES = Object.keys(SLICES) as [SliceType, ...SliceType[]];
const CONTAINERS = Object.keys(SLICE_CONTAINERS) as SliceContainer[];
const NAMES: Readonly<Record<SliceContainer, string>> = { popup: 'a popup', lockScreen: 'a lock screen' };
/** Without these slices some locked pages could not be opened. */
const NEEDED = { popup: [], lockScreen: ['lock', 'password'] } as const satisfies Record<SliceContainer, SliceType[]>;

/** The slices of a popup or a lock screen; `sliceMistakes` checks them against the page. */
export const slicesSchema = z
  .array(
    z.strictObject({
      id: uuidSchema,
      type: z.enum(TYPES),
      variant: numberOf<BlockVariantNumber>(BLOCK_VARIANT, 'block variant').optional(),
      settings: z.record(z.string(), z.unknown()).default({}),
    }),
  )
  .min(1)
  .max(LIMIT.blocksPerLayout) satisfies z.ZodType<readonly Slice[]>;

/** Mistakes in the slices of a page. */
export function sliceMistakes({ pageType, slices, body, blocks }: WrittenPage): Mistake[] {
  if (!slices)
    return Object.entries({ body, blocks }).flatMap(([name, given]) =>
      given ? [] : [{ path: [name], message: 'is missing' }],
    );
  const container = CONTAINERS.find((name) => SLICE_CONTAINERS[name] === pageType);
  if (!container) {
    const types = CONTAINERS.map((name) => `${NAMES[name]} (page type ${SLICE_CONTAINERS[name]})`);
    return [{ path: ['slices'], message: `cannot be: only ${types.join(' and ')} are made of slices` }];
  }
  return [
    ...(body || blocks
      ? [{ path: ['slices'], message: 'cannot stand beside body and blocks, which are made of them' }]
      : []),
    ...slices.flatMap((slice, place) =>
      checkSlice(slice, container).map(({ path, message }) => ({ path: ['slices', place, ...path], message })),
    ),
    ...NEEDED[container].flatMap((type) => {
      const count = slices.filter((slice) => slice.type === type).length;
      return count === 1
        ? []
        : [{ path: ['slices'], message: `must hold one slice of type ${type}, and these hold ${count}` }];
    }),
  ];
}

function checkSlice({ type, variant, settings }: Slice, container: SliceContainer): Mistake[] {
  const canStand = (one: SliceType) => SLICES[one].some((place) => place === container);
  if (!canStand(type))
    return [{ path: ['type'], message: `cannot be in ${NAMES[container]}: use ${TYPES.filter(canStand).join(', ')}` }];
  const { error } = SLICE_SETTINGS[type].safeParse(settings, { error: issueMessage });
  return [
    ...(variant === undefined || variantsOf(type).includes(variant)
      ? []
      : [{ path: ['variant'], message: `cannot be one of a slice of type ${type}` }]),
    ...(error?.issues ?? []).map(({ path, message }) => ({ path: ['settings', ...path], message })),
  ];
}
