import type { Manifest } from 'shared-types/manifest';
import { gateReasons, type GateDeps } from '../../site/registry/gate/gate-reasons';
import type { RuleAct } from '../../site/registry/release-rule';
import { versionIn } from './find-act';

/** More would hide the question below them. */
const MOST = 3;

/** Objections of the publish gate against a version; other versions may have gone live since it was deployed. */
export async function unfitReasons(
  act: RuleAct,
  manifest: Manifest | undefined,
  deps: GateDeps,
): Promise<readonly string[]> {
  if (!manifest || versionIn(act) === undefined) return [];
  const reasons = await gateReasons(manifest, deps);
  return reasons.slice(0, MOST).map(({ what }) => what);
}
