import { polish } from './errors.pl';
import type { Language } from './language';

export interface ErrorEntry {
  readonly status: number;
  /** What went wrong and what to do next, in one or two sentences. */
  readonly message: string;
}

export const ERRORS = {
  'site/invalid-input': { status: 400, message: 'One or more fields is invalid, please check your entries.' },
  'site/crumb': { status: 403, message: 'This page has been open for a while. Please send it again.' },
  'site/no-cookies': {
    status: 400,
    message:
      'Your browser sent no cookies of this site, which are needed here. Please send it again, and allow cookies if you see this again.',
  },
  'site/origin': { status: 403, message: 'This request came from another website and was not carried out.' },
  'site/not-found': { status: 404, message: 'There is nothing at this address.' },
  'site/content-type': { status: 415, message: 'Send this request as JSON or as a form.' },
  'site/too-large': { status: 413, message: 'What was sent is too large. Please shorten it and send it again.' },
  'site/image-unavailable': { status: 404, message: 'This picture does not exist.' },
  'site/file-unavailable': { status: 404, message: 'This file does not exist.' },
  'site/internal': { status: 500, message: 'Internal server error. Please try again later.' },
  'site/unavailable': { status: 503, message: 'This service is temporarily unavailable. Please try again later.' },
  'site/files-away': {
    status: 503,
    message: 'Pictures and other files cannot be reached at the moment. Please try again in a few minutes.',
  },
  'site/closed': { status: 503, message: 'This website is not available at the moment. Please come back later.' },
  'site/rate-limited': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'telemetry/full': { status: 429, message: 'This cannot be stored at the moment. Please send it again later.' },
  'site/login-required': { status: 401, message: 'Sign in to continue.' },
  'site/not-allowed': { status: 403, message: 'Your roles on this site do not include this.' },
  'blocks/preview-only': {
    status: 403,
    message: 'You are logged in, so you see a preview of this block only. Log out to use the block.',
  },
  'commerce/variant-not-found': { status: 404, message: 'This product is no longer available.' },
  'commerce/line-not-found': { status: 404, message: 'This item is no longer in your cart.' },
  'commerce/line-form-gone': { status: 404, message: 'This item no longer has details to fill in.' },
  'commerce/line-form-invalid': { status: 400, message: 'One or more fields is invalid, please check your entries.' },
  'commerce/line-sold-out': { status: 409, message: 'This item is sold out.' },
  'commerce/line-too-many': { status: 409, message: 'There are not that many in stock.' },
  'commerce/cart-full': {
    status: 409,
    message: 'Your cart cannot hold more different items. Remove one to add another.',
  },
  'commerce/cart-expired': {
    status: 409,
    message: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  },
  'commerce/cart-empty': { status: 409, message: 'Your cart is empty.' },
  'commerce/checkout-invalid': { status: 400, message: 'One or more fields is invalid, please check your entries.' },
  'commerce/total-changed': {
    status: 409,
    message: 'The total has changed since you saw it. Please check it and place the order again.',
  },
  'commerce/currency-changed': {
    status: 409,
    message: 'The currency of this shop has changed. Check the amounts, then send it again.',
  },
  'commerce/coupon-unknown': { status: 404, message: 'This code is not valid. Check it and try again.' },
  'commerce/coupon-expired': { status: 409, message: 'This code is no longer valid.' },
  'commerce/coupon-not-yet': { status: 409, message: 'This code is not valid yet.' },
  'commerce/coupon-used-up': { status: 409, message: 'This code has been used up.' },
  'commerce/coupons-full': {
    status: 409,
    message: 'Your cart cannot hold more codes. Remove one to add another.',
  },
  'commerce/coupons-limited': {
    status: 429,
    message: 'Too many codes were tried from here. Please wait a few minutes and try again.',
  },
  'commerce/delivery-invalid': {
    status: 400,
    message: 'Please check the country, the state and the postal code.',
  },
  'commerce/minimum-subtotal': { status: 409, message: 'Your order is below the minimum for checking out.' },
  'commerce/shipping-unavailable': {
    status: 409,
    message: 'This shipping method is not available for your address. Please choose another.',
  },
  'commerce/order-key-used': {
    status: 409,
    message: 'This order has already been sent. Please reload the page to place another.',
  },
  'commerce/donation-invalid': { status: 400, message: 'Please fix the errors below.' },
  'commerce/donation-gone': {
    status: 404,
    message: 'Donations are no longer taken here. Go back to the page you came from.',
  },
  'commerce/gift-card-invalid': { status: 400, message: 'Please fix the errors below.' },
  'commerce/gift-card-gone': {
    status: 404,
    message: 'This gift card is no longer sold. Go back to the shop to choose another one.',
  },
  'commerce/subscription-gone': {
    status: 404,
    message: 'This subscription can no longer be ordered here. Go back to its page and subscribe again.',
  },
  'commerce/subscription-over': {
    status: 409,
    message: 'There is nothing left to cancel: no more orders will be created.',
  },
  'commerce/subscription-changed': {
    status: 409,
    message: 'The payment schedule has changed. Please check it again, and order if you agree.',
  },
  'commerce/sent-before': {
    status: 409,
    message: 'You have already sent this page with other details. Send it again to place another order.',
  },
  'commerce/orders-limited': {
    status: 429,
    message: 'Too many orders were placed from here. Wait a few minutes, then try again.',
  },
  'commerce/download-unknown': {
    status: 404,
    message:
      'This download link is not complete or does not belong to this shop. Open your order’s page to download your file.',
  },
  'commerce/download-gone': {
    status: 404,
    message: 'This file no longer exists. Please contact the shop.',
  },
  'commerce/download-unpaid': {
    status: 403,
    message: 'This file is available once the order is paid.',
  },
  'commerce/download-used-up': {
    status: 403,
    message: 'All downloads of this file are used up. Please contact the shop, which can give you more.',
  },
  'commerce/download-expired': {
    status: 403,
    message: 'The download of this file has expired. Please contact the shop, which can give you more.',
  },
  'commerce/download-closed': {
    status: 403,
    message: 'This order was cancelled or refunded, so its file can no longer be downloaded.',
  },
  'forms/key-unknown': { status: 400, message: 'Could not get a form submission key, please try again later.' },
  'forms/key-used': {
    status: 409,
    message: 'This form was already sent with other answers. Please send it again.',
  },
  'forms/not-configured': { status: 404, message: 'This form has not been configured yet.' },
  'forms/page-locked': {
    status: 409,
    message: 'This page has been locked meanwhile. Open it in another tab, then send the form from here.',
  },
  'forms/rate-limited': {
    status: 429,
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
  'forms/captcha-incomplete': { status: 400, message: 'Complete CAPTCHA before submitting.' },
  'forms/captcha-again': {
    status: 400,
    message: 'Your message has not been sent yet. To show that you are not a robot, please send the form once more.',
  },
  'forms/captcha-unavailable': {
    status: 409,
    message: 'The CAPTCHA could not be checked. What you wrote is still here: please send it again in a few minutes.',
  },
  'forms/upload-invalid': { status: 400, message: 'This file cannot be sent. Choose another one.' },
  'forms/upload-gone': { status: 404, message: 'This file is no longer stored. Choose it again.' },
  'forms/uploads-full': {
    status: 503,
    message: 'There is no room for more files at the moment. Send the form without them, or try again in a few hours.',
  },
  'forms/uploads-limited': { status: 429, message: 'You have sent too many files. Please try again in an hour.' },
  'forms/scan-unavailable': {
    status: 503,
    message: 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
  },
  'forms/subscription-unknown': {
    status: 404,
    message: 'This link is not valid. Sign up again on the site to get a new one.',
  },
  'forms/subscription-expired': { status: 410, message: 'This link has expired. Ask for a new email.' },
  'forms/subscription-left': {
    status: 409,
    message: 'You have unsubscribed since this email was sent. Sign up again on the site.',
  },
  'forms/unparsable': { status: 400, message: 'Could not parse the form fields, please check your entries.' },
  'admin/sign-in-wrong': {
    status: 422,
    message: 'The email address or password is wrong. Check both and try again.',
  },
  'admin/sign-in-limited': {
    status: 429,
    message: 'Too many sign-in attempts. Wait a while, then try again.',
  },
  'admin/reset-limited': {
    status: 429,
    message: 'Too many emails were requested. Wait a while, then try again.',
  },
  'admin/reset-link-gone': {
    status: 422,
    message: 'This link was used, has expired, or was replaced by a newer one. Request another email.',
  },
  'admin/cookies-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/cookies-conflict': {
    status: 409,
    message:
      'Someone else has saved other settings meanwhile. Check the marked fields, then save again to replace them.',
  },
  'admin/order-gone': { status: 404, message: 'There is no such order.' },
  'admin/submissions-invalid': {
    status: 400,
    message: 'Nothing was changed. Please fix the errors below and send it again.',
  },
  'admin/submission-retention-conflict': {
    status: 409,
    message: 'Someone else has changed these days meanwhile. Reload the page to change them.',
  },
  'admin/order-invalid': {
    status: 400,
    message: 'Nothing was changed. Please fix the errors below and send it again.',
  },
  'admin/order-changed': {
    status: 409,
    message: 'Someone else has changed this order meanwhile. Check its current state, then try again.',
  },
  'admin/order-key-used': {
    status: 409,
    message:
      'This was already sent with other values, and those were applied. Check the order, then send this again to apply it too.',
  },
  'admin/order-paid': { status: 409, message: 'This order is already paid.' },
  'admin/order-cancelled': { status: 409, message: 'This order has been cancelled.' },
  'admin/order-fulfilled': { status: 409, message: 'This order has already been fulfilled.' },
  'admin/order-no-gift-card': { status: 409, message: 'This order is not a gift card.' },
  'admin/order-no-goods': { status: 409, message: 'This order has nothing to fulfil.' },
  'admin/order-unpaid': { status: 409, message: 'This order is not paid, so there is nothing to refund.' },
  'admin/order-refunded': { status: 409, message: 'This order has been refunded in full.' },
  'admin/order-payment-failed': {
    status: 409,
    message: 'The payment for this order failed. Mark it as paid once the payment arrives.',
  },
  'admin/refund-too-high': { status: 409, message: 'This is more than is left to refund.' },
  'commerce/payment-closed': { status: 409, message: 'This order can no longer be paid here.' },
  'commerce/payment-unavailable': {
    status: 503,
    message: 'The payment page cannot be opened right now. Nothing was charged. Please try again in a moment.',
  },
  'commerce/event-unsigned': { status: 400, message: 'This event is not signed by Stripe for this site.' },
  'admin/refund-under-way': {
    status: 409,
    message:
      'Another refund of this order is being sent to Stripe. Reload the page in a moment, and check what is left.',
  },
  'admin/refund-late': {
    status: 503,
    message:
      'Stripe has not answered. The refund is kept and sent again until Stripe does: do not refund again, and look here in a few minutes.',
  },
  'admin/refund-refused': { status: 409, message: 'Stripe refused the refund.' },
  'commerce/payment-declined': {
    status: 402,
    message: 'The payment was declined. Nothing was charged. You can try again.',
  },
  'commerce/review-invalid': { status: 400, message: 'Please fix the errors below.' },
  'commerce/review-unknown': { status: 404, message: 'Try submitting your review again' },
  'commerce/review-expired': { status: 410, message: 'Your review request has expired' },
  'commerce/review-given': { status: 409, message: 'You have already reviewed this purchase' },
  'commerce/review-limited': {
    status: 429,
    message: 'Too many reviews were sent. Wait a few minutes, then try again.',
  },
  'admin/survey-invalid': { status: 400, message: 'Please fix the errors below.' },
  'admin/survey-over': {
    status: 409,
    message: 'The survey of this quarter is over. You will be asked again next quarter.',
  },
  'admin/category-invalid': { status: 400, message: 'Please fix the errors below.' },
  'admin/category-exists': { status: 409, message: 'This category already exists' },
  'admin/category-gone': { status: 404, message: 'This category no longer exists. Open the list again.' },
  'admin/category-below-itself': {
    status: 409,
    message: 'A category cannot contain itself. Choose another place.',
  },
  'admin/category-too-deep': {
    status: 409,
    message: 'Categories can be at most 6 levels deep. Choose a place further up.',
  },
  'admin/category-grown': {
    status: 409,
    message: 'This category has more subcategories now. Open the list again, check them, then remove it.',
  },
  'admin/categories-full': {
    status: 409,
    message: 'This site has 10000 categories, the most it can have. Remove one that is not needed, then add this one.',
  },
  'admin/review-gone': { status: 404, message: 'This review no longer exists. Open the list again.' },
  'admin/review-settings-invalid': { status: 400, message: 'Please fix the errors below.' },
  'admin/review-settings-conflict': {
    status: 409,
    message: 'Someone else has saved this meanwhile. Save again to replace it.',
  },
  'commerce/lookup-invalid': { status: 400, message: 'Please fix the errors below.' },
  'commerce/lookup-limited': {
    status: 429,
    message: 'Too many emails were requested. Wait a while, then try again.',
  },
  'admin/product-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/product-conflict': {
    status: 409,
    message: 'Someone else has saved this product meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/product-file-invalid': { status: 400, message: 'This file was not uploaded. See the message beside it.' },
  'admin/pictures-invalid': {
    status: 400,
    message: 'Some pictures could not be uploaded. Please check the marked ones.',
  },
  'admin/file-gone': { status: 404, message: 'This file no longer exists. Open the list of files again.' },
  'admin/file-invalid': { status: 400, message: 'Not saved. Please fix the errors below and save again.' },
  'admin/file-conflict': {
    status: 409,
    message: 'Someone else has saved this file meanwhile. Check the fields, then save again to replace it.',
  },
  'admin/files-invalid': { status: 400, message: 'Some files could not be uploaded. See the messages below.' },
  'admin/files-limited': {
    status: 429,
    message: 'Too many files were uploaded. Wait a few minutes, then try again.',
  },
  'admin/file-upload-gone': { status: 404, message: 'This upload no longer exists. Choose the file again.' },
  'admin/file-piece-invalid': { status: 400, message: 'There was a problem while uploading your file.' },
  'admin/pictures-limited': {
    status: 429,
    message: 'Too many pictures were uploaded. Wait a few minutes, then try again.',
  },
  'admin/product-gone': {
    status: 404,
    message: 'This product no longer exists. Open the list of products again.',
  },
  'admin/price-rule-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/price-rule-conflict': {
    status: 409,
    message: 'Someone else has saved this meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/price-rule-gone': { status: 404, message: 'This no longer exists.' },
  'admin/stock-invalid': { status: 400, message: 'This stock cannot be set. Please fix the errors below.' },
  'admin/stock-conflict': {
    status: 409,
    message: 'The stock has changed meanwhile. Check the current stock, then save again to replace it.',
  },
  'admin/settings-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/settings-conflict': {
    status: 409,
    message:
      'Someone else has saved other settings meanwhile. Check the marked fields, then save again to replace them.',
  },
  'admin/payments-conflict': {
    status: 409,
    message: 'Someone else has saved meanwhile. Check the page, then save again.',
  },
  'admin/stripe-failed': { status: 409, message: 'Stripe could not be connected. Nothing was changed.' },
  'admin/stripe-not-connected': { status: 404, message: 'This site is not connected to Stripe.' },
  'admin/code-invalid': { status: 400, message: 'Nothing was saved. Please fix the errors below.' },
  'admin/code-conflict': {
    status: 409,
    message: 'Meanwhile other code has been saved. Compare it in another tab. Save again to replace it.',
  },
  'admin/styles-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/styles-conflict': {
    status: 409,
    message: 'Someone else has saved other styles meanwhile. Check the marked fields, then save again to replace them.',
  },
  'admin/logo-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/logo-conflict': {
    status: 409,
    message:
      'Someone else has saved another layout meanwhile. Check the marked fields, then save again to replace them.',
  },
  'admin/site-version-gone': { status: 404, message: 'This version no longer exists. Open the page again.' },
  'admin/site-version-incomplete': {
    status: 409,
    message: 'Nothing was restored: a picture of this version has been deleted.',
  },
  'admin/site-version-conflict': {
    status: 409,
    message: 'Nothing was restored: someone else has saved meanwhile. See the list below, then restore again.',
  },
  'admin/site-draft-newer': {
    status: 409,
    message: 'Somebody has changed this draft, or what is published, meanwhile. Open the page again.',
  },
  'admin/site-draft-incomplete': {
    status: 409,
    message: 'Nothing was published: a picture of a draft has been deleted.',
  },
  'admin/popup-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/popup-conflict': {
    status: 409,
    message:
      'Someone else has saved the pop-up meanwhile. Check the marked fields, then save again to replace their settings.',
  },
  'admin/popup-unpublishable': {
    status: 422,
    message: 'The content of the pop-up cannot be published yet. Fix it in the editor, then save again.',
  },
  'admin/announcement-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/announcement-conflict': {
    status: 409,
    message:
      'Someone else has saved another announcement meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/header-footer-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/header-footer-conflict': {
    status: 409,
    message:
      'Someone else has saved another header or footer meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/navigation-conflict': {
    status: 409,
    message:
      'Someone else has saved another navigation meanwhile. Check the marked menus, then save again to replace them.',
  },
  'admin/form-invalid': {
    status: 400,
    message: 'Not saved. Please fix the errors below and save again.',
  },
  'admin/form-conflict': {
    status: 409,
    message: 'Someone else has saved this form meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/form-gone': { status: 404, message: 'This form no longer exists. Open the list of forms again.' },
  'admin/page-gone': { status: 404, message: 'This page no longer exists. Open the list of pages again.' },
  'admin/page-invalid': { status: 422, message: 'Not saved. Please fix the errors below and save again.' },
  'admin/page-conflict': {
    status: 409,
    message: 'Someone else has changed the same part of this page meanwhile. Choose which version to keep.',
  },
  'admin/page-newer': {
    status: 409,
    message: 'Someone else has changed this page meanwhile. Look at it again, then publish it.',
  },
  'admin/page-unpublishable': { status: 422, message: 'Not published. Please fix what is listed below.' },
  'admin/page-needed': {
    status: 409,
    message: 'This page cannot be deleted, because other parts of the site need it.',
  },
  'admin/page-past': { status: 422, message: 'Choose a time in the future.' },
  'admin/page-version-gone': { status: 404, message: 'This version no longer exists. Open the page again.' },
  'admin/language-unknown': { status: 404, message: 'This site has no such language.' },
  'admin/languages-invalid': {
    status: 400,
    message: 'These languages cannot be saved. Please fix the errors below and save again.',
  },
  'admin/languages-conflict': {
    status: 409,
    message: 'Someone else has saved another main language meanwhile. Save again to replace it with yours.',
  },
  'admin/places-off': {
    status: 503,
    message: 'Places cannot be looked up: this server has no Google Places key.',
  },
  'admin/places-failed': { status: 502, message: 'Google did not answer as expected. Please try again later.' },
  'admin/place-unknown': { status: 404, message: 'Google no longer knows this place. Search for it again.' },
  'admin/invitations-limited': {
    status: 429,
    message: 'Too many invitations were sent. Wait a while, then try again.',
  },
  'admin/remote-gone': { status: 404, message: 'This remote does not exist.' },
  'admin/remote-version-gone': { status: 404, message: 'This remote has no such version.' },
  'admin/remote-site-gone': { status: 404, message: 'There is no site with this ID.' },
  'admin/remote-changed': {
    status: 409,
    message: 'Someone else has changed this remote meanwhile. Check its current state, then try again.',
  },
  'admin/remote-same': { status: 409, message: 'Nothing was changed: it is already like this.' },
  'admin/remote-lasting': { status: 409, message: 'The shell cannot be switched off: it renders the pages.' },
  'admin/mailing-list-known': { status: 409, message: 'Another list has this name.' },
  'admin/mailing-list-gone': { status: 404, message: 'This mailing list no longer exists. Open the lists again.' },
  'admin/subscriber-gone': { status: 404, message: 'This address is no longer on the list.' },
  'admin/list-connection-gone': { status: 404, message: 'This mailing list is not connected to a service.' },
  'admin/list-test-failed': { status: 409, message: 'The test has failed. Check the connection, then try again.' },
  'admin/subscribers-invalid': { status: 400, message: 'Nothing was added. Please fix the errors below.' },
  'admin/tag-invalid': { status: 400, message: 'Nothing was saved. Please fix the errors below.' },
  'admin/tag-gone': { status: 404, message: 'This tag is no longer used. Check the list, then try again.' },
  'admin/tag-changed': {
    status: 409,
    message: 'Someone else has changed this tag or its pages meanwhile. Check its current state, then try again.',
  },
  'admin/lessons-invalid': { status: 400, message: 'Nothing was saved. Please fix the errors below.' },
  'admin/lessons-changed': {
    status: 409,
    message: 'Someone else has changed these lessons meanwhile. Save again to keep your order.',
  },
  'admin/tags-undo-late': {
    status: 409,
    message: 'This can no longer be undone: tags were changed again, or it was undone before. Check the list.',
  },
  'admin/domain-invalid': { status: 400, message: 'The domain was not added. Please fix the error below.' },
  'admin/domain-gone': { status: 404, message: 'This domain is no longer in the list. Open the page again.' },
  'admin/domain-unverified': {
    status: 409,
    message: 'This domain is not connected yet. Set its DNS records first.',
  },
  'admin/redirect-invalid': { status: 400, message: 'Nothing was saved. Please fix the errors below.' },
  'admin/redirect-gone': { status: 404, message: 'This redirect no longer exists. Open the list again.' },
  'admin/redirect-changed': {
    status: 409,
    message: 'Someone else has changed this redirect meanwhile. Check its current state, then try again.',
  },
  'admin/redirects-full': { status: 409, message: 'A site can have at most 10,000 redirects.' },
  'admin/member-known': {
    status: 422,
    message: 'A member with this email address already exists.',
  },
  'admin/member-gone': {
    status: 404,
    message: 'This member is no longer on this site.',
  },
  'admin/member-joined': {
    status: 409,
    message: 'This member is not waiting for an invitation: a password has been chosen, or the member is disabled.',
  },
  'admin/member-conflict': {
    status: 409,
    message: 'Someone else has changed this member meanwhile. Check the marked fields, then save again to replace it.',
  },
  'admin/second-step-gone': {
    status: 422,
    message: 'This sign-in has taken too long, or was finished already. Enter your password again.',
  },
  'admin/code-wrong': { status: 422, message: 'The code is wrong. See the message beside it.' },
  'admin/passkey-wrong': {
    status: 422,
    message: 'This passkey could not be used. Try again, or choose another way to sign in.',
  },
  'admin/password-wrong': { status: 422, message: 'The password is wrong. Check it and try again.' },
  'admin/confirm-first': {
    status: 409,
    message:
      'Your last sign-in was a while ago. Open this page again and confirm that it is you, then make this change.',
  },
  'admin/authenticator-on': {
    status: 409,
    message: 'An authenticator app is on already. Remove it before you set up another one.',
  },
  'admin/two-step-off': { status: 409, message: 'Set up an authenticator app or a passkey first.' },
  'admin/two-step-demanded': {
    status: 409,
    message: 'Your role must use two-step sign-in. Set up another way first, then remove this one.',
  },
  'admin/two-step-roles-conflict': {
    status: 409,
    message: 'Someone else has changed these roles meanwhile. Open this page again and check them.',
  },
  'admin/email-link-gone': {
    status: 422,
    message:
      'This link was used, has expired, was replaced by a newer one, or is for another account. Request the change again.',
  },
  'admin/email-taken': { status: 422, message: 'Another account has this address. Use a different one.' },
  'admin/teammate-known': { status: 422, message: 'This person was not invited. See the message beside the address.' },
  'admin/teammate-gone': { status: 404, message: 'This person is no longer in the team. Open the list again.' },
  'admin/last-administrator': {
    status: 409,
    message: 'This is the only administrator. Give the role to somebody else first.',
  },
  'admin/team-invitation-gone': {
    status: 422,
    message: 'This invitation was accepted, withdrawn, replaced, or has expired. Ask for another one.',
  },
  'site/page-password-wrong': {
    status: 422,
    message: 'The password is wrong. Check it and try again.',
  },
  'site/member-sign-in-wrong': {
    status: 422,
    message: 'The email address or password is wrong. Check both and try again.',
  },
  'site/member-sign-in-limited': {
    status: 429,
    message: 'Too many sign-in attempts. Wait a while, then try again.',
  },
  'site/deploy-token-unknown': {
    status: 401,
    message: 'This needs a deploy token of this registry. Its operator can create one: npm run remotes -- token make.',
  },
  'site/deploy-token-expired': {
    status: 401,
    message: 'This token has expired. Ask for a new one: npm run remotes -- token make.',
  },
  'site/deploy-token-ended': {
    status: 401,
    message: 'This token was revoked. Ask for a new one: npm run remotes -- token make.',
  },
  'site/deploy-token-foreign': {
    status: 403,
    message: 'This token is for another remote. Use the one that was created for this remote.',
  },
  'site/deploy-refused': {
    status: 422,
    message: 'This build cannot be published. Fix the reasons listed, and deploy again.',
  },
  'site/deploy-too-many': {
    status: 429,
    message:
      'Too many deploys of this remote are unfinished. Finish one of them, or wait a few hours until they expire.',
  },
  'site/deploy-gone': { status: 404, message: 'This deploy no longer exists. Start it again.' },
  'site/deploy-unwanted': {
    status: 409,
    message: 'This file is not needed. Start the deploy again to see which are.',
  },
  'site/deploy-elsewhere': {
    status: 409,
    message: 'The file continues at another position. Send what follows the bytes already received.',
  },
  'site/deploy-incomplete': {
    status: 409,
    message: 'Not all files have arrived yet. Send the missing ones, then finish.',
  },
  'forms/invalid': { status: 400, message: 'One or more fields is invalid, please check your entries.' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof ERRORS;

/** The message of a refusal in a visitor's language. */
export function errorMessage(code: ErrorCode, language: Language): string {
  return language === 'pl' ? polish[code] : ERRORS[code].message;
}
