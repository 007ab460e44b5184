/** Features of the shell whose style sheets are part of the page where they are needed; no script fetches them. */
export const INLINE_SHEET = {
  frame: 'site/frame',
  badge: 'site/badge',
  infoBar: 'site/mobile-info-bar',
  navigationFolder: 'site/navigation-folder',
  logo: 'site/site-logo',
  headerLayout: 'site/header-layout',
  socialLinks: 'site/social-links',
  footerColumns: 'site/footer-columns',
  themeSizes: 'site/theme-sizes',
  sectionTheme: 'site/section-theme',
} as const;

/** Prefix of sheets with font faces. System fonts have no sheet; older shells have all faces in the frame's sheet. */
export const FONT_PREFIX = 'site/font-';

const IDS: readonly string[] = Object.values(INLINE_SHEET);

export function isInlineSheet(id: string): boolean {
  return IDS.includes(id) || id.startsWith(FONT_PREFIX);
}
