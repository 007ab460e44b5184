import type { PropsOf } from 'shared-types/render';

const block: PropsOf['block'] = { id: 'blocks-typekit-fonts', type: 0 as PropsOf['block']['type'], settings: {} };

export const examples = { plain: { block, data: {} } satisfies PropsOf } as const;
