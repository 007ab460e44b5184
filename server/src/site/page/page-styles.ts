import type { Manifest } from 'shared-types/manifest';
import { CSS_LAYERS } from 'shared-types/site/tokens';
import type { Registry } from '../registry/registry';
import type { LiveFeature, RegistryState } from '../registry/registry-state';

/** The order of the layers: what is named later wins. */
const LAYERS = `@layer ${CSS_LAYERS.join(',')};`;
const FRAME = 'site/frame';
const ANNOUNCEMENT_BAR = 'site/announcement-bar';

/** What of the page has style sheets beside the frame. */
export interface StyledParts {
  readonly features: readonly LiveFeature[];
  readonly hasAnnouncement: boolean;
}

/** The text of the page's inline style sheet: the frame's and those of its features, each once and each checked. */
export async function pageStyles(
  registry: Registry,
  { shell }: RegistryState,
  { features, hasAnnouncement }: StyledParts,
): Promise<string> {
  const sheets = new Map<string, { manifest: Manifest; path: string }>();
  for (const id of hasAnnouncement ? [FRAME, ANNOUNCEMENT_BAR] : [FRAME]) {
    const path = shell.manifest.features.find((feature) => feature.id === id)?.css;
    if (path) sheets.set(id, { manifest: shell.manifest, path });
  }
  for (const { remote, feature } of features) {
    if (feature.css) sheets.set(feature.id, { manifest: remote.manifest, path: feature.css });
  }
  const texts = await Promise.all(
    [...sheets.values()].map(({ manifest, path }) => registry.files.read(manifest, path)),
  );
  return LAYERS + texts.map((bytes) => bytes.toString('utf8')).join('');
}
