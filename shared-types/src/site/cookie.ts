/** Every cookie of the runtime but those of a preview; all are first-party. */
export const COOKIE = {
  /** Anti-forgery token, read by the page and sent back with every change. Session. Strictly necessary. */
  crumb: 'crumb',
  /** The visitor's cart: an unguessable token, for the server only. 30 days. Strictly necessary. */
  cart: 'CART',
  /** Says to the page that a cart exists. 30 days. Strictly necessary. */
  hasCart: 'hasCart',
  /** Which changes of a cart this browser has been told of, for the server only: the same form sent again is then meant, and an ordered cart is empty wherever it is still shown. Session. Strictly necessary. */
  cartAnswered: 'cartAnswered',
  /** The form that ordered last and the cart it ordered, as `<key>.<cart's token>`, for the server only: the same form sent again leads to its order. Session. Strictly necessary. */
  ordered: 'ordered',
  /** A secret of this browser, for the server only, by which it opens the carts of subscriptions: what stands in their addresses opens them nowhere else. 30 days. Strictly necessary. */
  subscriber: 'subscriber',
  /** The block whose form was just sent without script, for the server only, until its thanks are shown. A minute. Strictly necessary. */
  sentForm: 'sentForm',
  /** The session of a signed-in account: an unguessable token, for the server only, which keeps its hash. 90 days. Strictly necessary. */
  session: 'session',
  /** The session of a signed-in member of the site: an unguessable token, for the server only, which keeps its hash. 90 days where the member asked for it, else until the browser closes. Strictly necessary. */
  member: 'siteUser',
  /** Begins the name of a cookie for each page whose password the visitor has told, for the server only; the page's id follows. Until the browser closes. Strictly necessary. */
  unlocked: 'unlocked',
  /** A number by chance, from 0 to 9999, by which visitors are divided while some of them have a new version of a remote before the others; it names nobody. For the server only. 30 days, and only where a site's visitors are divided. Strictly necessary. */
  cohort: 'cohort',
  /** `true` or `false`: what the visitor chose on the cookie banner. 30 days. Strictly necessary. */
  cookieChoice: 'CookieChoice',
  /** Which announcement of the site the visitor has closed, by its id; the page reads it too. A year, or where the visitor allows only what is necessary, until the browser closes. Set by closing it. Functional. */
  announcement: 'announcementClosed',
  /** The visitor, as `<id>|<first visit>|<visit before>|<this visit>|<number of visits>`, times in milliseconds. Two years. Analytics. */
  visitor: 'ss_cvr',
  /** When the server last heard of this visit, in milliseconds. 30 minutes. Analytics. */
  visit: 'ss_cvt',
  /** This browser, for the analytics events: an id by chance. 390 days. Analytics: there is none where the site restricts what it knows of its visitors. */
  analyticsId: 'SS_ANALYTICS_ID',
  /** The same id under its older name: whichever of the two is left brings back the other. 390 days. Analytics, as the other. */
  machineId: 'SS_MID',
  /** The session of this browser, for the analytics events: an id by chance. Until the browser closes. Analytics, as the other. */
  analyticsSession: 'SS_SESSION_ID',
  /** The shared last-site identifier, removed at logout. */
  lastId: 'ss_lastid',
} as const;

/**
 * Begins the name of each of these cookies over https: a browser takes such a cookie from this very host alone, never for a
 * parent domain (RFC 6265bis, section 4.1.3.2).
 */
export const HOST_COOKIE_PREFIX = '__Host-';

/** Keys of the browser's session storage, which ends with the tab. */
export const SESSION_STORAGE = {
  /** `1` once an account has opened a page with `noredirect`: from then on no page leads it away. Strictly necessary. */
  noRedirect: 'noredirect',
} as const;

/** Keys of the browser's local storage, which lasts. */
export const LOCAL_STORAGE = {
  /** What became of the site's popup, a `PopupRecord`. Functional: nothing is kept where the visitor does not allow it. */
  popupOverlay: 'popup-overlay',
  /** `true` once this browser has landed on the site. Analytics, as the cookies of its events. */
  hasLanded: 'SS_HAS_LANDED',
  /** `true` through the first session of this browser, `false` after it. Analytics, as the cookies of its events. */
  isFirstSession: 'SS_IS_FIRST_SESSION',
} as const;

/** Names of the browser's own databases, which last. */
export const INDEXED_DB = {
  /** Calls of telemetry the server has not confirmed, each for at most seven days. Analytics: there is none where the visitor does not allow it, and none for an account whose visits do not count. */
  outbox: 'telemetry-outbox',
} as const;

/**
 * Cookies of a preview: each is `1` for its session or absent, and changes this browser's pages alone. They open nothing,
 * so anybody may have them.
 *
 * @implements CTX-12 CTX-13
 */
export const PREVIEW_COOKIE = {
  /** The page says that its template is of the seventh generation. */
  seventh: 'preview-7',
  /** The page is the sixth generation's: HTML without the shell. */
  sixth: 'override-6',
  /** The preview's frame fills the window: nothing lies over the page. */
  expanded: 'preview-expanded',
  /** Blocks of the owner's own code are left out. */
  withoutUserScripts: 'without-user-scripts',
} as const;

/** Lifetime of the cookie of a visitor's cohort: 30 days, in seconds. */
export const COHORT_COOKIE_SECONDS = 2_592_000;
/** Lifetime of the cart's cookies: 30 days, in seconds. */
export const CART_COOKIE_SECONDS = 2_592_000;
/** Lifetime of the cookie of a form that was just sent, in seconds. */
export const SENT_FORM_COOKIE_SECONDS = 60;
/** Lifetime of the cookie of an account's session, or a lasting one of a member, and of the session however often it is used: 90 days, in seconds. */
export const SESSION_COOKIE_SECONDS = 7_776_000;
/** Lifetime of a member's session that ends with the browser, should the browser never end: a day, in seconds. */
export const MEMBER_VISIT_SECONDS = 86_400;
/** How long a page stays unlocked that a password opens, should the browser never close: a day, in seconds. */
export const UNLOCKED_SECONDS = 86_400;
/** Lifetime of the cookie banner's choice: 30 days, in seconds. */
export const CHOICE_COOKIE_SECONDS = 2_592_000;
/** Lifetime of a closed announcement's cookie, where it may last: a year, in seconds. */
export const ANNOUNCEMENT_COOKIE_SECONDS = 31_536_000;

/** Lifetime of the visitor's cookie: 63,072,000,000 ms, in seconds. Browsers may cap it. */
export const VISITOR_COOKIE_SECONDS = 63_072_000;
/** Lifetime of a visit's cookie, and of a visit of which nothing is heard: 1,800,000 ms, in seconds. */
export const VISIT_COOKIE_SECONDS = 1800;

/** Lifetime of the cookies of the analytics events: 390 days, in seconds. */
export const ANALYTICS_COOKIE_SECONDS = 33_696_000;

/** Name of the query parameter and hidden input that carry the crumb. */
export const CRUMB_PARAMETER = 'crumb';
/** Name of the header that carries the crumb of an error report, and a member's `xsrfToken`. */
export const CRUMB_HEADER = 'x-csrf-token';
/** The page query that keeps popup and cookie banner away. */
export const SCREENSHOT_PARAMETER = 'sqsscreenshot';
/** The page query that shows the cookie banner to a visitor who has chosen already. */
export const COOKIE_SETTINGS_PARAMETER = 'cookie-settings';
/** Channel on which a visitor's own tabs share state events. */
export const VISITOR_CHANNEL = 'colonnade-visitor';
/** Channel of users with admin permission. */
export const ADMIN_CHANNEL = 'colonnade-admin';
