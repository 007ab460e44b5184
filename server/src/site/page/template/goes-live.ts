import type { Block } from 'shared-types/site/page/page';
import type { LiveFeature } from '../../registry/registry-state';

/** True where a script of the feature is to bring this block to life; all others are whole as HTML. */
export function goesLive({ remote, feature }: LiveFeature, { variant }: Pick<Block, 'variant'>): boolean {
  const { live, liveVariants } = feature;
  if (!remote.enabled || live === 'html') return false;
  return liveVariants === undefined || (variant !== undefined && liveVariants.includes(variant));
}
