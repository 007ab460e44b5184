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
import { FONT_PREFIX, INLINE_SHEET } from './inline-sheets';
import { htmlIncludes, htmlTemplateOf, type HtmlTemplate } from '../render/html-template';

/** Order of the CSS layers: later ones win. */
const LAYERS = htmlTemplateOf(`@layer ${CSS_LAYERS.join(',')};`);
const ANNOUNCEMENT_BAR = 'site/announcement-bar';

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
  const bars = [...(hasAnnouncement ? [ANNOUNCEMENT_BAR] : []), ...(hasInfoBar ? [INLINE_SHEET.infoBar] : [])];
  for (const id of [INLINE_SHEET.frame, ...profileSheets(profile), ...themeSheets(page, profile), ...bars]) {
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
    ...((website?.badge ?? 'none') === 'none' ? [] : [INLINE_SHEET.badge]),
    ...(navigation.some(isFolder) ? [INLINE_SHEET.navigationFolder] : []),
    ...lookSheets(look),
  ];
}

/** Each is for a part that few sites have. */
function lookSheets({ logo, header, button, social, footerColumns }: SiteLook): string[] {
  const sheets = {
    [INLINE_SHEET.logo]: logo,
    [INLINE_SHEET.headerLayout]: button ?? header,
    [INLINE_SHEET.socialLinks]: social,
    [INLINE_SHEET.footerColumns]: footerColumns,
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
  return [
    ...(hasOwnShapes(theme.sizes) ? [INLINE_SHEET.themeSizes] : []),
    ...(hasThemes ? [INLINE_SHEET.sectionTheme] : []),
  ];
}
