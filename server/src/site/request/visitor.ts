import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CART_COOKIE_SECONDS,
  COOKIE,
  COOKIE_SETTINGS_PARAMETER,
  PREVIEW_COOKIE,
  SCREENSHOT_PARAMETER,
} from 'shared-types/site/cookie';
import type { CookieSettings } from 'shared-types/site/context';
import { isOn } from '../page/preview';
import type { SignedInMember } from '../member-session/signed-in-member';
import type { SignedInAccount } from '../session/signed-in-account';
import { answeredChanges } from '../../platform/http/cookie/answered-changes';
import { clearCookie, setCookie } from '../../platform/http/cookie/site-cookies';

const COHORT = /^\d{1,4}$/;
const CRUMB = /^[\w-]{44}$/;
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

/** What a request tells about who sends it; every value has been checked for its form. */
export interface Visitor {
  /** Who is signed in; a page's visitor alone has it. */
  readonly account?: SignedInAccount;
  /** Which member of the site is signed in; a page's visitor alone has it. */
  readonly member?: SignedInMember;
  /** True where the visitor has told the password of the page that is asked for. */
  readonly isUnlocked?: boolean;
  /** The token of the visitor's cart. */
  readonly cartToken?: string;
  /** The secret by which this browser opens the carts of subscriptions. */
  readonly subscriber?: string;
  /** The token of a sign-in that waits for its second step. */
  readonly secondStep?: string;
  /** The browser's crumb: a secret of this browser, on this host. */
  readonly crumb?: string;
  /** Revisions of the changes of a cart this browser has been told of. */
  readonly answered: readonly number[];
  /** Which part of all visitors this one is in; see `share.ts`. */
  readonly cohort?: number;
  /** The answer to the cookie banner. */
  readonly cookieChoice?: 'accepted' | 'declined';
  /** True where the visitor wants to change that answer. */
  readonly requestsCookieSettings: boolean;
  /** True where the browser sends Global Privacy Control. */
  readonly privacyControl: boolean;
  /** True where nothing may lie over the page: it is photographed, or previewed in the whole window. */
  readonly isScreenshot: boolean;
  /** True for browsers on Android. */
  readonly isAndroid?: true;
  /** Settings of the banner that are to be looked at before they are saved. */
  readonly triedBanner?: CookieSettings;
}

const CHOICES: Readonly<Record<string, 'accepted' | 'declined'>> = { true: 'accepted', false: 'declined' };

/** Reads the visitor from a request's cookies; garbage counts as absent. */
export function visitorOf(request: FastifyRequest): Visitor {
  const cartToken = request.cookies[COOKIE.cart];
  const subscriber = request.cookies[COOKIE.subscriber];
  const secondStep = request.cookies[COOKIE.secondStep];
  const crumb = request.cookies[COOKIE.crumb];
  const cohort = cohortOf(request);
  const choice = CHOICES[request.cookies[COOKIE.cookieChoice] ?? ''];
  return {
    ...(cartToken && TOKEN.test(cartToken) ? { cartToken } : {}),
    ...(subscriber && TOKEN.test(subscriber) ? { subscriber } : {}),
    ...(secondStep && TOKEN.test(secondStep) ? { secondStep } : {}),
    ...(crumb && CRUMB.test(crumb) ? { crumb } : {}),
    answered: answeredChanges(request),
    ...(cohort === undefined ? {} : { cohort }),
    ...(choice ? { cookieChoice: choice } : {}),
    requestsCookieSettings: queryOf(request)[COOKIE_SETTINGS_PARAMETER] !== undefined,
    privacyControl: request.headers['sec-gpc'] === '1',
    ...(/\bAndroid\b/.test(request.headers['user-agent'] ?? '') ? { isAndroid: true } : {}),
    isScreenshot: queryOf(request)[SCREENSHOT_PARAMETER] === 'true' || isOn(request.cookies[PREVIEW_COOKIE.expanded]),
  };
}

/** Which part of all visitors the browser is in; see `share.ts`. */
export function cohortOf({ cookies }: Pick<FastifyRequest, 'cookies'>): number | undefined {
  const cohort = cookies[COOKIE.cohort];
  return cohort && COHORT.test(cohort) ? Number(cohort) : undefined;
}

function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return typeof query === 'object' && query !== null ? (query as Record<string, unknown>) : {};
}

/** Gives the visitor the cart's cookies: the token for the server, and the flag that scripts may read. */
export function rememberCart(reply: FastifyReply, cartToken: string): void {
  setCookie(reply, { name: COOKIE.cart, value: cartToken }, { maxAge: CART_COOKIE_SECONDS, httpOnly: true });
  setCookie(reply, { name: COOKIE.hasCart, value: '1' }, { maxAge: CART_COOKIE_SECONDS });
}

/** Gives the browser the secret by which it opens the carts of subscriptions. */
export function rememberSubscriber(reply: FastifyReply, subscriber: string): void {
  setCookie(reply, { name: COOKIE.subscriber, value: subscriber }, { maxAge: CART_COOKIE_SECONDS, httpOnly: true });
}

/** Takes the cart's cookies away, once the cart has become an order. */
export function forgetCart(reply: FastifyReply): void {
  clearCookie(reply, COOKIE.cart);
  clearCookie(reply, COOKIE.hasCart);
}
