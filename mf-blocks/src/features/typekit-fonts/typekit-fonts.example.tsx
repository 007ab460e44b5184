import type { PropsOf } from 'shared-types/render';

const block: PropsOf['block'] = { id: 'blocks-typekit-fonts', type: 0 as PropsOf['block']['type'], settings: {} };

/** Samples of the fonts: there is nothing to see of them by themselves. */
export const examples = { plain: { block, data: {} } satisfies PropsOf } as const;
