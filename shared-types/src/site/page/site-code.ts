/** HTML that an owner adds to pages. */
export interface PageCode {
  /** At the end of the head; empty for none. */
  readonly head: string;
  /** At the end of the body; empty for none. */
  readonly body: string;
}

/** When scripts and what else loads from other sites is part of the page; meta tags and styles always are. */
export const CODE_CONSENTS = ['accepted', 'always'] as const;
/** `accepted`: only for visitors who allow what is not necessary. */
export type CodeConsent = (typeof CODE_CONSENTS)[number];

/** All code that the owner of a site adds. */
export interface SiteCode extends PageCode {
  readonly consent: CodeConsent;
  /** By path of the page, once each. */
  readonly pages: readonly (PageCode & { readonly path: string })[];
}

export const SITE_CODE_LIMIT = {
  /** Characters of each field. */
  code: 50_000,
  /** Pages with code of their own. */
  pages: 100,
} as const;

/** Query parameter by which an account that may edit code sees a page without it. */
export const WITHOUT_CODE_PARAMETER = 'without-code';
