import type { Manifest } from 'shared-types/manifest';
import type { BundleKey } from '../../../platform/render/protocol';

/** `<name>@<version>`. */
export function bundleKey(manifest: Pick<Manifest, 'name' | 'version'>): BundleKey {
  return `${manifest.name}@${manifest.version}`;
}
