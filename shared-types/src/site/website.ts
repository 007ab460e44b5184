/**
 * The specification names cover page and parking page; the numbers are Colonnade's.
 * @implements CTX-06
 */
export const WEBSITE_TYPE = {
  ordinary: 0,
  coverPage: 1,
  parkingPage: 2,
} as const;
export type WebsiteTypeNumber = (typeof WEBSITE_TYPE)[keyof typeof WEBSITE_TYPE];

/**
 * Ownership of a site: by its creator (`none`), resold, or in the grace period after resale.
 * @implements CTX-07
 */
export const SITE_STATUSES = ['none', 'resold', 'resold-grace-period'] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];

/**
 * Billing plan status, as named by the specification; `none` is a site without a plan, which never expires.
 * @implements ENUM-22 ENUM-23
 */
export const WEBSITE_STATUSES = ['none', 'trial', 'paid', 'comped', 'past-due', 'expired'] as const;
export type WebsiteStatus = (typeof WEBSITE_STATUSES)[number];

/**
 * Newest last; the newest is the default.
 * @implements ENUM-15
 */
export const TEMPLATE_VERSIONS = ['7', '7.1', '8'] as const;
export type TemplateVersion = (typeof TEMPLATE_VERSIONS)[number];

/** @implements ENUM-16 */
export const BADGES = ['none', 'black', 'white'] as const;
export type Badge = (typeof BADGES)[number];

/** @implements ENUM-17 */
export const INFO_BAR_STYLES = ['none', 'light', 'dark'] as const;
export type InfoBarStyle = (typeof INFO_BAR_STYLES)[number];

/** @implements ENUM-18 */
export const UNIT_SYSTEMS = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** How blocks come in when they are scrolled to. */
export const BLOCK_ANIMATIONS = ['fade', 'rise', 'scale'] as const;
export type BlockAnimation = (typeof BLOCK_ANIMATIONS)[number];

/** When a picture shows its button for pinning: never, under the pointer, or always. */
export const PIN_BUTTON_MODES = ['off', 'hover', 'always'] as const;
export type PinButtonMode = (typeof PIN_BUTTON_MODES)[number];
