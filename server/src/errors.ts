import { polish } from './errors.pl';
import type { Language } from './language';

/** One way a request can be refused: its status, and what the visitor is told. */
export interface ErrorEntry {
  readonly status: number;
  /** What went wrong and what to do next; one sentence or two in plain English. */
  readonly sentence: string;
}

/** Every refusal of the server, by code. */
export const ERRORS = {
  'site/invalid-input': { status: 400, sentence: 'One or more fields is invalid, please check your entries.' },
  'site/crumb': { status: 403, sentence: 'This page has been open for a while. Please send it again.' },
  'site/no-cookies': {
    status: 400,
    sentence:
      'Your browser sent no cookies of this site, which are needed here. Please send it again, and allow cookies if this comes back.',
  },
  'site/origin': { status: 403, sentence: 'This request came from another website and was not carried out.' },
  'site/not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'site/content-type': { status: 415, sentence: 'Send this request as JSON or as a form.' },
  'site/too-large': { status: 413, sentence: 'What was sent is too large. Please shorten it and send it again.' },
  'site/image-unavailable': { status: 404, sentence: 'There is no such picture.' },
  'site/internal': { status: 500, sentence: 'Internal server error. Please try again later.' },
  'site/unavailable': { status: 503, sentence: 'This service is temporarily unavailable. Please try again later.' },
  'site/files-away': {
    status: 503,
    sentence: 'Pictures and other files cannot be reached at the moment. Please try again in a few minutes.',
  },
  'site/closed': { status: 503, sentence: 'This website is not available at the moment. Please come back later.' },
  'site/rate-limited': { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  'telemetry/full': { status: 429, sentence: 'There is no room for this at the moment. Please send it again later.' },
  'site/login-required': { status: 401, sentence: 'Sign in to go on.' },
  'site/not-allowed': { status: 403, sentence: 'Your roles on this site do not include this.' },
  'blocks/preview-only': {
    status: 403,
    sentence: 'You are logged in, so you see a preview of this block only. Log out to use the block.',
  },
  'commerce/variant-not-found': { status: 404, sentence: 'This product is no longer available.' },
  'commerce/line-not-found': { status: 404, sentence: 'This item is no longer in your cart.' },
  'commerce/line-form-gone': { status: 404, sentence: 'There is nothing to fill in for this item any more.' },
  'commerce/line-form-invalid': { status: 400, sentence: 'One or more fields is invalid, please check your entries.' },
  'commerce/line-sold-out': { status: 409, sentence: 'This item is sold out.' },
  'commerce/line-too-many': { status: 409, sentence: 'There are not as many in stock as you asked for.' },
  'commerce/cart-full': {
    status: 409,
    sentence: 'Your cart holds as many different items as it can. Remove one to add another.',
  },
  'commerce/cart-expired': {
    status: 409,
    sentence: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  },
  'commerce/cart-empty': { status: 409, sentence: 'Your cart is empty.' },
  'commerce/checkout-invalid': { status: 400, sentence: 'One or more fields is invalid, please check your entries.' },
  'commerce/total-changed': {
    status: 409,
    sentence: 'The total has changed since you saw it. Please check it and place the order again.',
  },
  'commerce/currency-changed': {
    status: 409,
    sentence: 'The currency of this shop has changed. Look at the amounts, then send it again.',
  },
  'commerce/coupon-unknown': { status: 404, sentence: 'We do not know this code. Check it and try again.' },
  'commerce/coupon-expired': { status: 409, sentence: 'This code is no longer valid.' },
  'commerce/coupon-not-yet': { status: 409, sentence: 'This code is not valid yet.' },
  'commerce/coupon-used-up': { status: 409, sentence: 'This code has been used up.' },
  'commerce/coupons-full': {
    status: 409,
    sentence: 'Your cart holds as many codes as it can. Take one off to add another.',
  },
  'commerce/coupons-limited': {
    status: 429,
    sentence: 'Too many codes were tried from here. Please wait a few minutes and try again.',
  },
  'commerce/delivery-invalid': {
    status: 400,
    sentence: 'Please check the country, the state and the postal code.',
  },
  'commerce/minimum-subtotal': { status: 409, sentence: 'Your order is below the minimum for checking out.' },
  'commerce/shipping-unavailable': {
    status: 409,
    sentence: 'This way of shipping is not available for your address. Please choose another.',
  },
  'commerce/order-key-used': {
    status: 409,
    sentence: 'This order has been sent already. Please reload the page to place another.',
  },
  'commerce/donation-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'commerce/donation-gone': {
    status: 404,
    sentence: 'Donations are not taken here any more. Go back to the page you came from.',
  },
  'commerce/gift-card-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'commerce/gift-card-gone': {
    status: 404,
    sentence: 'This gift card is not sold any more. Go back to the shop to choose another one.',
  },
  'commerce/subscription-gone': {
    status: 404,
    sentence: 'This subscription cannot be ordered here any more. Go back to its page and subscribe again.',
  },
  'commerce/subscription-over': { status: 409, sentence: 'There is nothing left to cancel: no further order is made.' },
  'commerce/subscription-changed': {
    status: 409,
    sentence: 'How often this is paid has changed. Please look at it again, and order it if you agree.',
  },
  'commerce/sent-before': {
    status: 409,
    sentence: 'You have sent this page before, with something else in it. Send it again to make another order.',
  },
  'commerce/orders-limited': {
    status: 429,
    sentence: 'Too much was ordered from here. Wait a few minutes, then try again.',
  },
  'commerce/download-unknown': {
    status: 404,
    sentence:
      'This download link is not complete or does not belong to this shop. Open your order’s page to download your file.',
  },
  'commerce/download-gone': {
    status: 404,
    sentence: 'There is no file here any more. Please write to the shop.',
  },
  'commerce/download-unpaid': {
    status: 403,
    sentence: 'This file is available once the order is paid.',
  },
  'commerce/download-used-up': {
    status: 403,
    sentence: 'All downloads of this file are used up. Please write to the shop, which can give you more.',
  },
  'commerce/download-expired': {
    status: 403,
    sentence: 'The time to download this file is over. Please write to the shop, which can give you more.',
  },
  'commerce/download-closed': {
    status: 403,
    sentence: 'This order was cancelled or refunded, so its file can no longer be downloaded.',
  },
  'forms/key-unknown': { status: 400, sentence: 'Could not get a form submission key, please try again later.' },
  'forms/key-used': {
    status: 409,
    sentence: 'This form has been sent before with other answers. Please send it again.',
  },
  'forms/not-configured': { status: 404, sentence: 'This form has not been configured yet.' },
  'forms/page-locked': {
    status: 409,
    sentence: 'This page has been locked meanwhile. Open it in another tab, then send the form from here.',
  },
  'forms/rate-limited': {
    status: 429,
    sentence: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
  'forms/unparsable': { status: 400, sentence: 'Could not parse the form fields, please check your entries.' },
  'config/sign-in-wrong': {
    status: 422,
    sentence: 'This email address and password do not open this site. Check both and try again.',
  },
  'config/sign-in-limited': {
    status: 429,
    sentence: 'There have been too many attempts to sign in. Wait a while, then try again.',
  },
  'config/reset-limited': {
    status: 429,
    sentence: 'Letters have been asked for too often. Wait a while, then try again.',
  },
  'config/reset-link-gone': {
    status: 422,
    sentence: 'This link has been used, is too old, or another letter has taken its place. Ask for another letter.',
  },
  'config/cookies-invalid': {
    status: 400,
    sentence: 'Not everything here can be saved. Please look at what is marked, and save again.',
  },
  'config/cookies-conflict': {
    status: 409,
    sentence:
      'Somebody else has saved other settings meanwhile. Look at what is marked, and save again to replace them.',
  },
  'config/order-gone': { status: 404, sentence: 'There is no such order.' },
  'config/order-invalid': {
    status: 400,
    sentence: 'Nothing was changed. Please look at what is marked, and send it again.',
  },
  'config/order-changed': {
    status: 409,
    sentence: 'Somebody else has changed this order meanwhile. Look at it as it is now, and try again.',
  },
  'config/order-key-used': {
    status: 409,
    sentence:
      'This was sent before with other values, and that was done. Look at the order, then send this again if it is to be done too.',
  },
  'config/order-paid': { status: 409, sentence: 'This order is paid already.' },
  'config/order-cancelled': { status: 409, sentence: 'This order has been cancelled.' },
  'config/order-fulfilled': { status: 409, sentence: 'This order has been fulfilled already.' },
  'config/order-no-goods': { status: 409, sentence: 'There is nothing to hand over here.' },
  'config/order-unpaid': { status: 409, sentence: 'This order is not paid, so there is nothing to refund.' },
  'config/order-refunded': { status: 409, sentence: 'All that was paid for this order has been refunded.' },
  'config/order-payment-failed': {
    status: 409,
    sentence: 'The payment of this order failed. Mark it as paid first, once it is.',
  },
  'config/refund-too-high': { status: 409, sentence: 'That is more than is left to refund.' },
  'commerce/payment-closed': { status: 409, sentence: 'This order cannot be paid here any more.' },
  'commerce/payment-declined': {
    status: 402,
    sentence: 'The payment was declined. Nothing was charged. You can try again.',
  },
  'commerce/review-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'commerce/review-unknown': { status: 404, sentence: 'Try submitting your review again' },
  'commerce/review-expired': { status: 410, sentence: 'Your review request has expired' },
  'commerce/review-given': { status: 409, sentence: 'You have already reviewed this purchase' },
  'commerce/review-limited': {
    status: 429,
    sentence: 'Reviews have been sent too often. Wait a few minutes, then try again.',
  },
  'config/survey-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'config/survey-over': {
    status: 409,
    sentence: 'This quarter is over, and so is its question. You are asked again in the next one.',
  },
  'config/category-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'config/category-exists': { status: 409, sentence: 'This category already exists' },
  'config/category-gone': { status: 404, sentence: 'There is no such category any more. Open the list again.' },
  'config/category-below-itself': {
    status: 409,
    sentence: 'A category cannot stand below itself. Choose another place.',
  },
  'config/category-too-deep': {
    status: 409,
    sentence: 'Categories stand at most 6 deep, and this would be deeper. Choose a place further up.',
  },
  'config/category-grown': {
    status: 409,
    sentence: 'Meanwhile more categories stand below this one. Open the list again, look at them, then remove it.',
  },
  'config/categories-full': {
    status: 409,
    sentence:
      'A site has at most 10000 categories, and this one has as many. Remove one that is not needed, then add this one.',
  },
  'config/review-gone': { status: 404, sentence: 'There is no such review any more. Open the list again.' },
  'config/review-settings-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'config/review-settings-conflict': {
    status: 409,
    sentence: 'Somebody else has saved this meanwhile. Save again to replace it.',
  },
  'commerce/lookup-invalid': { status: 400, sentence: 'Please look at what is marked below.' },
  'commerce/lookup-limited': {
    status: 429,
    sentence: 'Letters have been asked for too often. Wait a while, then try again.',
  },
  'config/product-invalid': {
    status: 400,
    sentence: 'Not everything here can be saved. Please look at what is marked, and save again.',
  },
  'config/product-conflict': {
    status: 409,
    sentence: 'Somebody else has saved this product meanwhile. Look at what is marked, and save again to replace it.',
  },
  'config/product-file-invalid': { status: 400, sentence: 'This file was not taken. Look at what is said beside it.' },
  'config/pictures-invalid': {
    status: 400,
    sentence: 'Not every picture could be taken. Please look at what is marked.',
  },
  'config/pictures-limited': {
    status: 429,
    sentence: 'Too many pictures have been sent. Wait a few minutes, then try again.',
  },
  'config/product-gone': {
    status: 404,
    sentence: 'This product is not there any more. Open the list of products to see what there is.',
  },
  'config/price-rule-invalid': {
    status: 400,
    sentence: 'Not everything here can be saved. Please look at what is marked, and save again.',
  },
  'config/price-rule-conflict': {
    status: 409,
    sentence: 'Somebody else has saved this meanwhile. Look at what is marked, and save again to replace it.',
  },
  'config/price-rule-gone': { status: 404, sentence: 'This is not there any more.' },
  'config/stock-invalid': { status: 400, sentence: 'This stock cannot be set. Please look at what is marked.' },
  'config/stock-conflict': {
    status: 409,
    sentence: 'The stock has changed meanwhile. Look at what it is now, and save again to replace it.',
  },
  'config/announcement-invalid': {
    status: 400,
    sentence: 'Not everything here can be saved. Please look at what is marked, and save again.',
  },
  'config/announcement-conflict': {
    status: 409,
    sentence:
      'Somebody else has saved another announcement meanwhile. Look at what is marked, and save again to replace it.',
  },
  'config/header-footer-invalid': {
    status: 400,
    sentence: 'Not everything here can be saved. Please look at what is marked, and save again.',
  },
  'config/header-footer-conflict': {
    status: 409,
    sentence:
      'Somebody else has saved another header or footer meanwhile. Look at what is marked, and save again to replace it.',
  },
  'config/language-unknown': { status: 404, sentence: 'This site has no such language.' },
  'config/languages-invalid': {
    status: 400,
    sentence: 'These languages cannot be saved. Please look at what is marked, and save again.',
  },
  'config/languages-conflict': {
    status: 409,
    sentence: 'Somebody else has saved another main language meanwhile. Save again to put yours in its place.',
  },
  'config/places-off': {
    status: 503,
    sentence: 'Places cannot be looked up: whoever runs this server has set no key for Google’s Places.',
  },
  'config/places-failed': { status: 502, sentence: 'Google did not answer as it should. Please try again later.' },
  'config/place-unknown': { status: 404, sentence: 'Google knows no such place any more. Look for it once more.' },
  'config/invitations-limited': {
    status: 429,
    sentence: 'Too many invitations have been sent. Wait a while, then try again.',
  },
  'config/remote-gone': { status: 404, sentence: 'There is no such remote.' },
  'config/remote-version-gone': { status: 404, sentence: 'This remote has no such version.' },
  'config/remote-site-gone': { status: 404, sentence: 'There is no site of that identifier.' },
  'config/remote-changed': {
    status: 409,
    sentence: 'Somebody else has changed this remote meanwhile. Look at it as it is now, and try again.',
  },
  'config/remote-same': { status: 409, sentence: 'Nothing was changed: it is so already.' },
  'config/remote-lasting': { status: 409, sentence: 'The shell cannot be switched off: pages are made by it.' },
  'config/member-known': {
    status: 422,
    sentence: 'There is a member with this email address already.',
  },
  'config/member-gone': {
    status: 404,
    sentence: 'There is no such member on this site any more.',
  },
  'config/member-joined': {
    status: 409,
    sentence:
      'This member is not waiting for an invitation: a password has been chosen, or signing in is switched off.',
  },
  'config/member-conflict': {
    status: 409,
    sentence: 'Somebody else has changed this member meanwhile. Look at what is marked, and save again to replace it.',
  },
  'site/page-password-wrong': {
    status: 422,
    sentence: 'This is not the password of this page. Check it and try again.',
  },
  'site/member-sign-in-wrong': {
    status: 422,
    sentence: 'This email address and password are not those of a member of this site. Check both and try again.',
  },
  'site/member-sign-in-limited': {
    status: 429,
    sentence: 'There have been too many attempts to sign in. Wait a while, then try again.',
  },
  'site/deploy-token-unknown': {
    status: 401,
    sentence:
      'This needs a deploy token of this registry. Whoever operates it makes one: npm run remotes -- token make.',
  },
  'site/deploy-token-expired': {
    status: 401,
    sentence: 'The time of this token is over. Have another one made: npm run remotes -- token make.',
  },
  'site/deploy-token-ended': {
    status: 401,
    sentence: 'Somebody has ended this token. Have another one made: npm run remotes -- token make.',
  },
  'site/deploy-token-foreign': {
    status: 403,
    sentence: 'This token is for another remote. Take the one that was made for this remote.',
  },
  'site/deploy-refused': {
    status: 422,
    sentence: 'This build cannot be a version. Mend what is named, and deploy again.',
  },
  'site/deploy-too-many': {
    status: 429,
    sentence:
      'Too many builds of this remote are on their way. Finish one of them, or wait a few hours until they are forgotten.',
  },
  'site/deploy-gone': { status: 404, sentence: 'There is no such deploy any more. Begin it again.' },
  'site/deploy-unwanted': {
    status: 409,
    sentence: 'This file is not wanted. Begin the deploy again to see which are.',
  },
  'site/deploy-elsewhere': {
    status: 409,
    sentence: 'The file goes on in another place. Send what follows the bytes that are there.',
  },
  'site/deploy-incomplete': { status: 409, sentence: 'Not all has come yet. Send what is missing, and finish then.' },
  'forms/invalid': { status: 400, sentence: 'One or more fields is invalid, please check your entries.' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** The code of a refusal. */
export type ErrorCode = keyof typeof ERRORS;

/** What a visitor who reads this language is told. */
export function errorSentence(code: ErrorCode, language: Language): string {
  return language === 'pl' ? polish[code] : ERRORS[code].sentence;
}
