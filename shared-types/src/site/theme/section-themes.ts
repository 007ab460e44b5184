/** How a section is coloured. `light` is as the page. */
export const SECTION_THEMES = ['light', 'tinted', 'dark', 'accent'] as const;
export type SectionTheme = (typeof SECTION_THEMES)[number];

/** Class of a section with colours of its own, whose attribute `data-theme` names them. */
export const SECTION_THEME_CLASS = 'section-theme';
