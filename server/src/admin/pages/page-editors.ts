import { blockEditors, type BlockEditors } from '../../site/block-settings/block-editors';
import { readLiveSet } from '../../site/registry/gate/live-set';
import type { Services } from '../../site/services';

/** How the live remotes describe their blocks: what is published must fit. */
export async function pageEditors({ db, signing }: Pick<Services, 'db' | 'signing'>): Promise<BlockEditors> {
  return blockEditors((await readLiveSet({ db, signing })).remotes);
}
