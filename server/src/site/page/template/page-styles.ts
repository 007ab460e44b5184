import type { Manifest } from 'shared-types/manifest';
import { CSS_LAYERS } from 'shared-types/site/tokens';
import type { SiteProfile } from '../../directory/site-profile';
import type { Registry } from '../../registry/registry';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { fontStem } from './font-stem';
import { htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** The order of the layers: what is named later wins. */
const LAYERS = htmlTemplateOf(`@layer ${CSS_LAYERS.join(',')};`);
const FRAME = 'site/frame';
/** Before the name of a family: its faces. The system's own has no sheet, and older shells have all faces in the frame's. */
const FONT_PREFIX = 'site/font-';
const BADGE = 'site/badge';
const ANNOUNCEMENT_BAR = 'site/announcement-bar';

/** What of the page has style sheets beside the frame. */
export interface StyledParts {
  readonly features: readonly LiveFeature[];
  readonly hasAnnouncement: boolean;
  /** The site's, which names its fonts and its badge. */
  readonly profile: Pick<SiteProfile, 'theme' | 'website'>;
}

/** The text of the page's inline style sheet: the frame's with what the site's profile asks for, and those of its features, each once and each checked. */
export async function pageStyles(
  registry: Registry,
  { shell }: RegistryState,
  { features, hasAnnouncement, profile }: StyledParts,
): Promise<HtmlTemplate> {
  const sheets = new Map<string, { manifest: Manifest; path: string }>();
  for (const id of [FRAME, ...profileSheets(profile), ...(hasAnnouncement ? [ANNOUNCEMENT_BAR] : [])]) {
    const path = shell.manifest.features.find((feature) => feature.id === id)?.css;
    if (path) sheets.set(id, { manifest: shell.manifest, path });
  }
  for (const { remote, feature } of features) {
    if (feature.css) sheets.set(feature.id, { manifest: remote.manifest, path: feature.css });
  }
  const files = await Promise.all(
    [...sheets.values()].map(({ manifest, path }) => registry.files.read(manifest, path)),
  );
  return [...LAYERS, ...files];
}

function profileSheets({ theme, website }: StyledParts['profile']): string[] {
  const { heading, body } = theme.fonts;
  const fonts = [heading, body].map((name) => FONT_PREFIX + fontStem(name));
  return (website?.badge ?? 'none') === 'none' ? fonts : [...fonts, BADGE];
}
