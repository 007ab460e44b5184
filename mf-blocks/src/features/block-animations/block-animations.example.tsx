import type { PropsOf } from 'shared-types/render';

const block: PropsOf['block'] = { id: 'blocks-block-animations', type: 0 as PropsOf['block']['type'], settings: {} };

/** Samples of the block animations: there is nothing to see of them by themselves. */
export const examples = { plain: { block, data: {} } satisfies PropsOf } as const;
