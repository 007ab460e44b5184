import type { Manifest } from 'shared-types/manifest';
import { CSS_LAYERS } from 'shared-types/site/tokens';
import type { Registry } from '../registry/registry';
import type { LiveFeature, RegistryState } from '../registry/registry-state';

/** The order of the layers: what is named later wins. */
const LAYERS = `@layer ${CSS_LAYERS.join(',')};`;
const FRAME = 'site/frame';

/** The text of the page's inline style sheet: the frame's and those of its features, each once and each checked. */
export async function pageStyles(
  registry: Registry,
  { shell }: RegistryState,
  features: readonly LiveFeature[],
): Promise<string> {
  const frame = shell.manifest.features.find((feature) => feature.id === FRAME)?.css;
  const sheets = new Map<string, { manifest: Manifest; path: string }>();
  if (frame) sheets.set(FRAME, { manifest: shell.manifest, path: frame });
  for (const { remote, feature } of features) {
    if (feature.css) sheets.set(feature.id, { manifest: remote.manifest, path: feature.css });
  }
  const texts = await Promise.all(
    [...sheets.values()].map(({ manifest, path }) => registry.files.read(manifest, path)),
  );
  return LAYERS + texts.map((bytes) => bytes.toString('utf8')).join('');
}
