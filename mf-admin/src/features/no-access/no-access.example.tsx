import type { NoAccessView } from 'shared-types/admin/home';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<NoAccessView> = {}): PropsOf<'admin/no-access/account'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d03', type: ADMIN_BLOCK_TYPE.noAccess, settings: {} },
  data: { 'admin/no-access/account': { displayName: 'Vera Viewer', email: 'viewer@shop.example', ...view } },
});

export const examples = { viewer: sample(), platform: sample({ isOfPlatform: true }) } as const;
