/** Also by itself, because the pages that read it do without the names of all others. */
export const SENT_DRAFTS_COOKIE = 'sentDrafts';

/** All first-party cookies of the runtime, except those of previews. */
export const COOKIE = {
  /** Anti-forgery token, which the page reads and sends with every change. Session. Strictly necessary. */
  crumb: 'crumb',
  /** The visitor's cart: an unguessable token, HttpOnly. 30 days. Strictly necessary. */
  cart: 'CART',
  /** Tells the page that a cart exists. 30 days. Strictly necessary. */
  hasCart: 'hasCart',
  /** Confirmed cart changes, HttpOnly: tells a retry from a deliberate repetition. Session. Strictly necessary. */
  cartAnswered: 'cartAnswered',
  /** `<key>.<cart token>` of the last order, HttpOnly: a retry leads to it. Session. Strictly necessary. */
  ordered: 'ordered',
  /** A secret, HttpOnly, that limits subscription carts to this browser. 30 days. Strictly necessary. */
  subscriber: 'subscriber',
  /** The block of a form sent without script, and its key, HttpOnly, until its thanks show. One minute. Strictly necessary. */
  sentForm: 'sentForm',
  /**
   * Ids of forms that were sent without script, parted by dots: their drafts in this browser are to be forgotten, which the page
   * does and then removes them here. Only for forms that keep drafts. 30 days. Strictly necessary.
   */
  sentDrafts: SENT_DRAFTS_COOKIE,
  /** Session of an account: an unguessable token, HttpOnly; the server stores its hash. 90 days. Strictly necessary. */
  session: 'session',
  /**
   * A sign-in that waits for its second step: an unguessable token, HttpOnly; the server stores its hash. Ten minutes. Strictly
   * necessary.
   */
  secondStep: 'secondStep',
  /**
   * Session of a site member: an unguessable token, HttpOnly; the server stores its hash. 90 days, or until the browser
   * closes. Strictly necessary.
   */
  member: 'siteUser',
  /** Name prefix; the id of an unlocked page follows. HttpOnly. Until the browser closes. Strictly necessary. */
  unlocked: 'unlocked',
  /**
   * A random number from 0 to 9999 for gradual rollouts, HttpOnly; identifies nobody. 30 days, only during rollouts.
   * Strictly necessary.
   */
  cohort: 'cohort',
  /** `true` or `false`: the choice on the cookie banner. 30 days. Strictly necessary. */
  cookieChoice: 'CookieChoice',
  /** Id of the closed announcement. A year; without consent, until the browser closes. Functional. */
  announcement: 'announcementClosed',
  /** `<id>|<first visit>|<previous visit>|<this visit>|<number of visits>` in milliseconds. Two years. Analytics. */
  visitor: 'ss_cvr',
  /** Time of the visit's last request, in milliseconds. 30 minutes. Analytics. */
  visit: 'ss_cvt',
  /** Random id of this browser; not set if the site restricts visitor data. 390 days. Analytics. */
  analyticsId: 'SS_ANALYTICS_ID',
  /** The same id under its older name; each restores the other. 390 days. Analytics. */
  machineId: 'SS_MID',
  /** Random id of the session for analytics events. Until the browser closes. Analytics. */
  analyticsSession: 'SS_SESSION_ID',
  /** Shared identifier of the last site, removed at logout. */
  lastId: 'ss_lastid',
} as const;

/** Name prefix of these cookies over https, which limits them to this host (RFC 6265bis, section 4.1.3.2). */
export const HOST_COOKIE_PREFIX = '__Host-';

export const SESSION_STORAGE = {
  /** `1` after an account has opened a page with `noredirect`: no page redirects it any more. Strictly necessary. */
  noRedirect: 'noredirect',
  /** Prefix; the id of a form follows. Names of files that were uploaded for it, until it is sent. Strictly necessary. */
  formUploads: 'form-uploads',
} as const;

export const LOCAL_STORAGE = {
  /** `PopupRecord` of the site's popup. Functional. */
  popupOverlay: 'popup-overlay',
  /** Prefix; the id of a form follows. What was typed into it, for 30 days or until it is sent. Functional. */
  formDraft: 'form-draft',
  /** `true` after the first page view. Analytics. */
  hasLanded: 'SS_HAS_LANDED',
  /** `true` during the first session, then `false`. Analytics. */
  isFirstSession: 'SS_IS_FIRST_SESSION',
} as const;

export const INDEXED_DB = {
  /** Unconfirmed telemetry calls, at most seven days old. Analytics; none for accounts whose visits do not count. */
  outbox: 'telemetry-outbox',
} as const;

/**
 * Each is `1` or absent. They change this browser's pages only, and grant no access.
 * @implements CTX-12 CTX-13
 */
export const PREVIEW_COOKIE = {
  /** The page reports a template of version 7. */
  seventh: 'preview-7',
  /** The page is rendered as HTML without the shell, as in version 6. */
  sixth: 'override-6',
  /** The preview fills the window, without overlays. */
  expanded: 'preview-expanded',
  /** Omits blocks with the owner's own code. */
  withoutUserScripts: 'without-user-scripts',
} as const;

/** 30 days, in seconds. */
export const COHORT_COOKIE_SECONDS = 2_592_000;
/** 30 days, in seconds. */
export const CART_COOKIE_SECONDS = 2_592_000;
/** In seconds. */
export const SENT_FORM_COOKIE_SECONDS = 60;
/** 30 days, in seconds, which no draft outlives. */
export const SENT_DRAFTS_COOKIE_SECONDS = 2_592_000;
/** 90 days, in seconds; also the lifetime of the session itself, whatever its use. */
export const SESSION_COOKIE_SECONDS = 7_776_000;
/** Ten minutes, in seconds; also how long a sign-in waits for its second step. */
export const SECOND_STEP_COOKIE_SECONDS = 600;
/** One day, in seconds; limits a member's session if the browser is never closed. */
export const MEMBER_VISIT_SECONDS = 86_400;
/** One day, in seconds; limits an unlocked page if the browser is never closed. */
export const UNLOCKED_SECONDS = 86_400;
/** 30 days, in seconds. */
export const CHOICE_COOKIE_SECONDS = 2_592_000;
/** A year, in seconds. */
export const ANNOUNCEMENT_COOKIE_SECONDS = 31_536_000;

/** 63,072,000,000 ms, in seconds. Browsers may limit it. */
export const VISITOR_COOKIE_SECONDS = 63_072_000;
/** 1,800,000 ms, in seconds; also the time without requests that ends a visit. */
export const VISIT_COOKIE_SECONDS = 1800;

/** 390 days, in seconds. */
export const ANALYTICS_COOKIE_SECONDS = 33_696_000;

/** Query parameter and hidden input with the crumb. */
export const CRUMB_PARAMETER = 'crumb';
/** Header with the crumb of an error report, or a member's `xsrfToken`. */
export const CRUMB_HEADER = 'x-csrf-token';
/** Query parameter that hides popup and cookie banner. */
export const SCREENSHOT_PARAMETER = 'sqsscreenshot';
/** Query parameter that shows the cookie banner to visitors who have already chosen. */
export const COOKIE_SETTINGS_PARAMETER = 'cookie-settings';
/** Channel on which a visitor's tabs share state events. */
export const VISITOR_CHANNEL = 'colonnade-visitor';
/** Channel of accounts with admin permission. */
export const ADMIN_CHANNEL = 'colonnade-admin';
