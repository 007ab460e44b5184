import type { Manifest } from 'shared-types/manifest';
import { OVERLAY_FILES } from 'shared-types/release';
import { isFolder } from 'shared-types/site/page/site-menu';
import type { SiteLook } from 'shared-types/site/page/site-look';
import { rowTheme } from 'shared-types/site/theme/row-theme';
import { hasOwnShapes } from 'shared-types/site/theme/theme-sizes';
import { CSS_LAYERS } from 'shared-types/site/tokens';
import type { SitePage } from '../../directory/site-page';
import type { SiteProfile } from '../../directory/site-profile';
import type { Registry } from '../../registry/registry';
import type { LiveFeature, RegistryState } from '../../registry/registry-state';
import { fontStem } from './font-stem';
import { htmlIncludes, htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** Order of the CSS layers: later ones win. */
const LAYERS = htmlTemplateOf(`@layer ${CSS_LAYERS.join(',')};`);
const FRAME = 'site/frame';
/** Prefix of sheets with font faces. System fonts have no sheet; older shells have all faces in the frame's sheet. */
const FONT_PREFIX = 'site/font-';
const BADGE = 'site/badge';
const ANNOUNCEMENT_BAR = 'site/announcement-bar';
const INFO_BAR = 'site/mobile-info-bar';
const NAVIGATION_FOLDER = 'site/navigation-folder';
const LOGO = 'site/site-logo';
const HEADER_LAYOUT = 'site/header-layout';
const SOCIAL_LINKS = 'site/social-links';
const FOOTER_COLUMNS = 'site/footer-columns';
export const THEME_SIZES = 'site/theme-sizes';
export const SECTION_THEME = 'site/section-theme';

/** Parts of the page with style sheets. */
export interface StyledParts {
  readonly features: readonly LiveFeature[];
  /** HTML of the blocks. */
  readonly html: readonly HtmlTemplate[];
  readonly hasAnnouncement: boolean;
  readonly hasInfoBar: boolean;
  /** True if the popup is open before any script could add its sheet. */
  readonly hasOpenPopup: boolean;
  /** Names the fonts, weights, the badge, the folders of the navigation, and what owners have chosen for header and footer. */
  readonly profile: Pick<SiteProfile, 'theme' | 'website' | 'navigation' | 'look'>;
  readonly page: Pick<SitePage, 'body' | 'isAdmin' | 'isBare' | 'isPreview'>;
}

/**
 * The page's inline style sheet: the frame, what the site's profile needs, each feature's sheet once, and those of its other
 * sheets that have a class of the page, with hashes verified.
 */
export async function pageStyles(
  registry: Registry,
  { shell }: RegistryState,
  { features, html, hasAnnouncement, hasInfoBar, hasOpenPopup, page, profile }: StyledParts,
): Promise<HtmlTemplate> {
  const sheets = new Map<string, { manifest: Manifest; path: string }>();
  const bars = [...(hasAnnouncement ? [ANNOUNCEMENT_BAR] : []), ...(hasInfoBar ? [INFO_BAR] : [])];
  for (const id of [FRAME, ...profileSheets(profile), ...themeSheets(page, profile), ...bars]) {
    const path = shell.manifest.features.find((feature) => feature.id === id)?.css;
    if (path) sheets.set(id, { manifest: shell.manifest, path });
  }
  if (hasOpenPopup) sheets.set(OVERLAY_FILES.style, { manifest: shell.manifest, path: OVERLAY_FILES.style });
  for (const { remote, feature } of features) {
    const { manifest } = remote;
    if (feature.css) sheets.set(feature.id, { manifest, path: feature.css });
    for (const { css, classes } of feature.sheets ?? [])
      if (classes.some((name) => html.some((part) => htmlIncludes(part, name))))
        sheets.set(`${feature.id} ${css}`, { manifest, path: css });
  }
  const files = await Promise.all(
    [...sheets.values()].map(({ manifest, path }) => registry.files.read(manifest, path)),
  );
  return [...LAYERS, ...files];
}

function profileSheets({ theme, website, navigation, look = {} }: StyledParts['profile']): string[] {
  const { heading, body } = theme.fonts;
  const fonts = [heading, body].map((name) => FONT_PREFIX + fontStem(name));
  return [
    ...fonts,
    ...((website?.badge ?? 'none') === 'none' ? [] : [BADGE]),
    ...(navigation.some(isFolder) ? [NAVIGATION_FOLDER] : []),
    ...lookSheets(look),
  ];
}

/** Each is for a part that few sites have. */
function lookSheets({ logo, header, button, social, footerColumns }: SiteLook): string[] {
  const sheets = {
    [LOGO]: logo,
    [HEADER_LAYOUT]: button ?? header,
    [SOCIAL_LINKS]: social,
    [FOOTER_COLUMNS]: footerColumns,
  };
  return Object.entries(sheets).flatMap(([id, chosen]) => (chosen ? [id] : []));
}

/** A draft may get sections with colours of their own while it is edited. */
function themeSheets(
  { body, isAdmin, isBare, isPreview }: StyledParts['page'],
  { theme }: StyledParts['profile'],
): string[] {
  if (isAdmin || isBare) return [];
  const hasThemes = isPreview || body.layout.rows.some((row) => rowTheme(row, theme.sections) !== 'light');
  return [...(hasOwnShapes(theme.sizes) ? [THEME_SIZES] : []), ...(hasThemes ? [SECTION_THEME] : [])];
}
