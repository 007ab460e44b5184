import type { Manifest } from 'shared-types/manifest';
import { gateReasons, type GateDeps } from '../../site/registry/gate/gate-reasons';
import type { RuleAct } from '../../site/registry/release-rule';
import { versionIn } from './find-act';

/** More would hide the question they stand in. */
const MOST = 3;

/**
 * What the publish gate has against a version that is about to go live: what else is live may be something else than when it was
 * deployed. Empty where it has nothing, and for an act that brings no version.
 */
export async function unfitReasons(
  act: RuleAct,
  manifest: Manifest | undefined,
  deps: GateDeps,
): Promise<readonly string[]> {
  if (!manifest || versionIn(act) === undefined) return [];
  const reasons = await gateReasons(manifest, deps);
  return reasons.slice(0, MOST).map(({ what }) => what);
}
