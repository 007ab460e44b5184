/**
 * Types of websites and their numbers. The specification names cover page and parking page; the numbers are Colonnade's.
 *
 * @implements CTX-06
 */
export const WEBSITE_TYPE = {
  ordinary: 0,
  /** One page that stands for a site to come. */
  coverPage: 1,
  /** A domain without a site. */
  parkingPage: 2,
} as const;
/** The number of a website type. */
export type WebsiteTypeNumber = (typeof WEBSITE_TYPE)[keyof typeof WEBSITE_TYPE];

/**
 * How a site is held: by who made it (`none`), or resold, or resold and in the days of grace.
 *
 * @implements CTX-07
 */
export const SITE_STATUSES = ['none', 'resold', 'resold-grace-period'] as const;
/** One of them. */
export type SiteStatus = (typeof SITE_STATUSES)[number];

/**
 * The status of the billing plan of a site, as the specification names it; `none` is a site without one, which nothing ends.
 *
 * @implements ENUM-22 ENUM-23
 */
export const WEBSITE_STATUSES = ['none', 'trial', 'paid', 'comped', 'past-due', 'expired'] as const;
/** One of them. */
export type WebsiteStatus = (typeof WEBSITE_STATUSES)[number];

/**
 * Generations of templates, the newest last: what a site is where nothing is said.
 *
 * @implements ENUM-15
 */
export const TEMPLATE_VERSIONS = ['7', '7.1', '8'] as const;
/** One of them. */
export type TemplateVersion = (typeof TEMPLATE_VERSIONS)[number];

/**
 * The badge that says by what a site is made: none, or in the colour it is written in.
 *
 * @implements ENUM-16
 */
export const BADGES = ['none', 'black', 'white'] as const;
/** One of them. */
export type Badge = (typeof BADGES)[number];

/**
 * Looks of the mobile info bar.
 *
 * @implements ENUM-17
 */
export const INFO_BAR_STYLES = ['none', 'light', 'dark'] as const;
/** One of them. */
export type InfoBarStyle = (typeof INFO_BAR_STYLES)[number];

/**
 * Systems of units of weights and lengths.
 *
 * @implements ENUM-18
 */
export const UNIT_SYSTEMS = ['imperial', 'metric'] as const;
/** One of them. */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** How blocks come in when they are scrolled to. */
export const BLOCK_ANIMATIONS = ['fade', 'rise', 'scale'] as const;
/** One of them. */
export type BlockAnimation = (typeof BLOCK_ANIMATIONS)[number];

/** When a picture shows its button for pinning: never, under the pointer, or always. */
export const PIN_BUTTON_MODES = ['off', 'hover', 'always'] as const;
/** One of them. */
export type PinButtonMode = (typeof PIN_BUTTON_MODES)[number];
