import type { FormReply } from 'shared-types/failure';
import type { CookieSettings } from 'shared-types/site/context';
import type { Block } from 'shared-types/site/page/page';
import type { ErrorCode } from '../../platform/errors';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import type { RefusalDetail } from './refusal';

/** How an action ended: with a reply, with a page to look at, with a question that only a form must answer, or refused. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly body: FormReply; readonly goTo?: string }
  /** A page with this block alone, for a frame. */
  | { readonly kind: 'shown'; readonly page: SitePage; readonly block: Block }
  /** A page of the site in a state that is not stored, for a frame. */
  | { readonly kind: 'framed'; readonly page: SitePage; readonly site: Site }
  | {
      readonly kind: 'confirmation';
      readonly question: string;
      /** What its form holds beside what was typed. */
      readonly filled?: Readonly<Record<string, string>>;
      /** Settings with which the page shows its cookie banner. */
      readonly triedBanner?: CookieSettings;
    }
  | ({
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** What its form holds beside what was typed. */
      readonly filled?: Readonly<Record<string, string>>;
    } & RefusalDetail);
