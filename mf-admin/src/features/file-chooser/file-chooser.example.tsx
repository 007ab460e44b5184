import type { FeatureProps } from 'shared-types/render';

/** The chooser is empty until files are requested. */
export const examples = {
  closed: { block: { id: 'admin-file-chooser', type: 0 as never, settings: {} }, data: {} },
} as const satisfies Record<string, FeatureProps>;
