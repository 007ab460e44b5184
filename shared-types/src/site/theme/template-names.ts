/** Templates: looks of a whole site to start from. */
export const TEMPLATE_NAMES = ['atelier', 'market', 'evening', 'journal', 'bloom'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Sections of a page that a template colours at most. */
export const MOST_TEMPLATE_SECTIONS = 20;
