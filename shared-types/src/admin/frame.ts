/** Groups of the admin area's navigation, in order. `start` has no heading. */
export const ADMIN_GROUPS = ['start', 'website', 'selling', 'marketing', 'insights', 'settings', 'platform'] as const;
export type AdminGroup = (typeof ADMIN_GROUPS)[number];

/** A link of the navigation. */
export interface AdminFrameLink {
  readonly path: string;
  readonly text: string;
  /** `page` on the page itself, `true` on pages below it. */
  readonly current?: 'page' | 'true';
  /** How many entries wait for the account, at least 1 and at most `WAITING_MOST`. */
  readonly waiting?: number;
  /** Link to a new entry. */
  readonly add?: AdminFramePage;
}

/** Counting stops at this number, which means that there may be more. */
export const WAITING_MOST = 100;

/** A page with its name. */
export interface AdminFramePage {
  readonly path: string;
  readonly text: string;
}

/** Data of the loader `admin/frame/navigation`. */
export interface AdminFrameView {
  /** Path of the site's home page, with the parameter that keeps accounts there. */
  readonly sitePath: string;
  /** The rest is absent or empty if no account is signed in. */
  readonly account?: { readonly id: string; readonly displayName: string; readonly email: string };
  /** Groups with at least one page that the account may open. */
  readonly groups: readonly { readonly group: AdminGroup; readonly links: readonly AdminFrameLink[] }[];
  /** The pages above this one, from the first page of the admin area; empty on that page. */
  readonly above: readonly AdminFramePage[];
  /** Name of this page below them. */
  readonly here?: string;
}
