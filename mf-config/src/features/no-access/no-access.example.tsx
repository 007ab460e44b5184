import type { NoAccessView } from 'shared-types/config/home';
import type { PropsOf } from 'shared-types/render';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<NoAccessView> = {}): PropsOf<'config/no-access/account'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d03', type: CONFIG_BLOCK_TYPE.noAccess, settings: {} },
  data: { 'config/no-access/account': { displayName: 'Vera Viewer', email: 'viewer@shop.example', ...view } },
});

/** Samples of the page for those whose roles do not suffice. */
export const examples = { viewer: sample(), platform: sample({ isOfPlatform: true }) } as const;
