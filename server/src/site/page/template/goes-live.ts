import type { Block } from 'shared-types/site/page/page';
import type { LiveFeature } from '../../registry/registry-state';

export function goesLive({ remote, feature }: LiveFeature, { variant }: Pick<Block, 'variant'>): boolean {
  const { live, liveVariants } = feature;
  if (!remote.enabled || live === 'html') return false;
  return liveVariants === undefined || (variant !== undefined && liveVariants.includes(variant));
}
