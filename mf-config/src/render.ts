import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { strings as announcementStrings } from './features/announcement/announcement.strings';
import { strings as announcementPolish } from './features/announcement/announcement.strings.pl';
import { element as announcement } from './features/announcement/announcement.view';
import { strings as cookieHistoryStrings } from './features/cookie-history/cookie-history.strings';
import { strings as cookieHistoryPolish } from './features/cookie-history/cookie-history.strings.pl';
import { element as cookieHistory } from './features/cookie-history/cookie-history.view';
import { strings as cookieSettingsStrings } from './features/cookie-settings/cookie-settings.strings';
import { strings as cookieSettingsPolish } from './features/cookie-settings/cookie-settings.strings.pl';
import { element as cookieSettings } from './features/cookie-settings/cookie-settings.view';
import { strings as couponEditorStrings } from './features/coupon-editor/coupon-editor.strings';
import { strings as couponEditorPolish } from './features/coupon-editor/coupon-editor.strings.pl';
import { element as couponEditor } from './features/coupon-editor/coupon-editor.view';
import { strings as couponsStrings } from './features/coupons/coupons.strings';
import { strings as couponsPolish } from './features/coupons/coupons.strings.pl';
import { element as coupons } from './features/coupons/coupons.view';
import { strings as designStrings } from './features/design/design.strings';
import { strings as designPolish } from './features/design/design.strings.pl';
import { element as design } from './features/design/design.view';
import { strings as forgottenPasswordStrings } from './features/forgotten-password/forgotten-password.strings';
import { strings as forgottenPasswordPolish } from './features/forgotten-password/forgotten-password.strings.pl';
import { element as forgottenPassword } from './features/forgotten-password/forgotten-password.view';
import { strings as headerFooterStrings } from './features/header-footer/header-footer.strings';
import { strings as headerFooterPolish } from './features/header-footer/header-footer.strings.pl';
import { element as headerFooter } from './features/header-footer/header-footer.view';
import { strings as homeStrings } from './features/home/home.strings';
import { strings as homePolish } from './features/home/home.strings.pl';
import { element as home } from './features/home/home.view';
import { strings as remoteStrings } from './features/remote/remote.strings';
import { strings as remotePolish } from './features/remote/remote.strings.pl';
import { element as oneRemote } from './features/remote/remote.view';
import { strings as remotesStrings } from './features/remotes/remotes.strings';
import { strings as remotesPolish } from './features/remotes/remotes.strings.pl';
import { element as remotes } from './features/remotes/remotes.view';
import { strings as membersStrings } from './features/members/members.strings';
import { strings as membersPolish } from './features/members/members.strings.pl';
import { element as members } from './features/members/members.view';
import { strings as memberStrings } from './features/member/member.strings';
import { strings as memberPolish } from './features/member/member.strings.pl';
import { element as member } from './features/member/member.view';
import { strings as newPasswordStrings } from './features/new-password/new-password.strings';
import { strings as newPasswordPolish } from './features/new-password/new-password.strings.pl';
import { element as newPassword } from './features/new-password/new-password.view';
import { strings as noAccessStrings } from './features/no-access/no-access.strings';
import { strings as noAccessPolish } from './features/no-access/no-access.strings.pl';
import { element as noAccess } from './features/no-access/no-access.view';
import { strings as orderStrings } from './features/order/order.strings';
import { strings as orderPolish } from './features/order/order.strings.pl';
import { element as order } from './features/order/order.view';
import { strings as ordersStrings } from './features/orders/orders.strings';
import { strings as ordersPolish } from './features/orders/orders.strings.pl';
import { element as orders } from './features/orders/orders.view';
import { strings as planStrings } from './features/plan/plan.strings';
import { strings as planPolish } from './features/plan/plan.strings.pl';
import { element as plan } from './features/plan/plan.view';
import { strings as productCategoriesStrings } from './features/product-editor/product-categories.strings';
import { strings as productCategoriesPolish } from './features/product-editor/product-categories.strings.pl';
import { strings as productFileStrings } from './features/product-editor/product-file.strings';
import { strings as productFilePolish } from './features/product-editor/product-file.strings.pl';
import { strings as productEditorStrings } from './features/product-editor/product-editor.strings';
import { strings as productEditorPolish } from './features/product-editor/product-editor.strings.pl';
import { element as productEditor } from './features/product-editor/product-editor.view';
import { strings as productsStrings } from './features/products/products.strings';
import { strings as productsPolish } from './features/products/products.strings.pl';
import { element as products } from './features/products/products.view';
import { strings as sessionsStrings } from './features/sessions/sessions.strings';
import { strings as sessionsPolish } from './features/sessions/sessions.strings.pl';
import { element as sessions } from './features/sessions/sessions.view';
import { strings as surveyStrings } from './features/survey/survey.strings';
import { strings as surveyPolish } from './features/survey/survey.strings.pl';
import { element as survey } from './features/survey/survey.view';
import { strings as categoriesStrings } from './features/categories/categories.strings';
import { strings as categoriesPolish } from './features/categories/categories.strings.pl';
import { element as categories } from './features/categories/categories.view';
import { strings as reviewsStrings } from './features/reviews/reviews.strings';
import { strings as reviewsPolish } from './features/reviews/reviews.strings.pl';
import { element as reviews } from './features/reviews/reviews.view';
import { strings as taxEditorStrings } from './features/tax-editor/tax-editor.strings';
import { strings as taxEditorPolish } from './features/tax-editor/tax-editor.strings.pl';
import { element as taxEditor } from './features/tax-editor/tax-editor.view';
import { strings as taxesStrings } from './features/taxes/taxes.strings';
import { strings as taxesPolish } from './features/taxes/taxes.strings.pl';
import { element as taxes } from './features/taxes/taxes.view';
import { strings as shippingEditorStrings } from './features/shipping-editor/shipping-editor.strings';
import { strings as shippingEditorPolish } from './features/shipping-editor/shipping-editor.strings.pl';
import { element as shippingEditor } from './features/shipping-editor/shipping-editor.view';
import { strings as shippingStrings } from './features/shipping/shipping.strings';
import { strings as shippingPolish } from './features/shipping/shipping.strings.pl';
import { element as shipping } from './features/shipping/shipping.view';
import { strings as signInStrings } from './features/sign-in/sign-in.strings';
import { strings as signInPolish } from './features/sign-in/sign-in.strings.pl';
import { element as signIn } from './features/sign-in/sign-in.view';
import { strings as submissionsStrings } from './features/submissions/submissions.strings';
import { strings as submissionsPolish } from './features/submissions/submissions.strings.pl';
import { element as submissions } from './features/submissions/submissions.view';
import { strings as siteLanguagesStrings } from './features/site-languages/site-languages.strings';
import { strings as siteLanguagesPolish } from './features/site-languages/site-languages.strings.pl';
import { element as siteLanguages } from './features/site-languages/site-languages.view';
import { strings as errorsStrings } from './features/errors/errors.strings';
import { strings as errorsPolish } from './features/errors/errors.strings.pl';
import { element as errors } from './features/errors/errors.view';
import { strings as salesStrings } from './features/sales/sales.strings';
import { strings as salesPolish } from './features/sales/sales.strings.pl';
import { element as sales } from './features/sales/sales.view';
import { strings as speedStrings } from './features/speed/speed.strings';
import { strings as speedPolish } from './features/speed/speed.strings.pl';
import { element as speed } from './features/speed/speed.view';
import { strings as visitsStrings } from './features/visits/visits.strings';
import { strings as visitsPolish } from './features/visits/visits.strings.pl';
import { element as visits } from './features/visits/visits.view';

/** The empty address is the page's own. */
const UNAVAILABLE = {
  en: '<h1>Configuration</h1><p>This page is not answering right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Konfiguracja</h1><p>Ta strona teraz nie odpowiada. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

/** The configuration area on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'config/sign-in': { element: signIn, fallback: UNAVAILABLE, strings: { en: signInStrings, pl: signInPolish } },
    'config/forgotten-password': {
      element: forgottenPassword,
      fallback: UNAVAILABLE,
      strings: { en: forgottenPasswordStrings, pl: forgottenPasswordPolish },
    },
    'config/new-password': {
      element: newPassword,
      fallback: UNAVAILABLE,
      strings: { en: newPasswordStrings, pl: newPasswordPolish },
    },
    'config/home': { element: home, fallback: UNAVAILABLE, strings: { en: homeStrings, pl: homePolish } },
    'config/no-access': {
      element: noAccess,
      fallback: UNAVAILABLE,
      strings: { en: noAccessStrings, pl: noAccessPolish },
    },
    'config/orders': { element: orders, fallback: UNAVAILABLE, strings: { en: ordersStrings, pl: ordersPolish } },
    'config/order': { element: order, fallback: UNAVAILABLE, strings: { en: orderStrings, pl: orderPolish } },
    'config/submissions': {
      element: submissions,
      fallback: UNAVAILABLE,
      strings: { en: submissionsStrings, pl: submissionsPolish },
    },
    'config/visits': { element: visits, fallback: UNAVAILABLE, strings: { en: visitsStrings, pl: visitsPolish } },
    'config/sales': { element: sales, fallback: UNAVAILABLE, strings: { en: salesStrings, pl: salesPolish } },
    'config/speed': { element: speed, fallback: UNAVAILABLE, strings: { en: speedStrings, pl: speedPolish } },
    'config/errors': { element: errors, fallback: UNAVAILABLE, strings: { en: errorsStrings, pl: errorsPolish } },
    'config/design': { element: design, fallback: UNAVAILABLE, strings: { en: designStrings, pl: designPolish } },
    'config/cookie-settings': {
      element: cookieSettings,
      fallback: UNAVAILABLE,
      strings: { en: cookieSettingsStrings, pl: cookieSettingsPolish },
    },
    'config/products': {
      element: products,
      fallback: UNAVAILABLE,
      strings: { en: productsStrings, pl: productsPolish },
    },
    'config/product-editor': {
      element: productEditor,
      fallback: UNAVAILABLE,
      strings: {
        en: { ...productEditorStrings, ...productCategoriesStrings, ...productFileStrings },
        pl: { ...productEditorPolish, ...productCategoriesPolish, ...productFilePolish },
      },
    },
    'config/coupon-editor': {
      element: couponEditor,
      fallback: UNAVAILABLE,
      strings: { en: couponEditorStrings, pl: couponEditorPolish },
    },
    'config/coupons': { element: coupons, fallback: UNAVAILABLE, strings: { en: couponsStrings, pl: couponsPolish } },
    'config/tax-editor': {
      element: taxEditor,
      fallback: UNAVAILABLE,
      strings: { en: taxEditorStrings, pl: taxEditorPolish },
    },
    'config/taxes': { element: taxes, fallback: UNAVAILABLE, strings: { en: taxesStrings, pl: taxesPolish } },
    'config/shipping-editor': {
      element: shippingEditor,
      fallback: UNAVAILABLE,
      strings: { en: shippingEditorStrings, pl: shippingEditorPolish },
    },
    'config/shipping': {
      element: shipping,
      fallback: UNAVAILABLE,
      strings: { en: shippingStrings, pl: shippingPolish },
    },
    'config/remotes': { element: remotes, fallback: UNAVAILABLE, strings: { en: remotesStrings, pl: remotesPolish } },
    'config/remote': { element: oneRemote, fallback: UNAVAILABLE, strings: { en: remoteStrings, pl: remotePolish } },
    'config/members': { element: members, fallback: UNAVAILABLE, strings: { en: membersStrings, pl: membersPolish } },
    'config/member': { element: member, fallback: UNAVAILABLE, strings: { en: memberStrings, pl: memberPolish } },
    'config/announcement': {
      element: announcement,
      fallback: UNAVAILABLE,
      strings: { en: announcementStrings, pl: announcementPolish },
    },
    'config/header-footer': {
      element: headerFooter,
      fallback: UNAVAILABLE,
      strings: { en: headerFooterStrings, pl: headerFooterPolish },
    },
    'config/site-languages': {
      element: siteLanguages,
      fallback: UNAVAILABLE,
      strings: { en: siteLanguagesStrings, pl: siteLanguagesPolish },
    },
    'config/cookie-history': {
      element: cookieHistory,
      fallback: UNAVAILABLE,
      strings: { en: cookieHistoryStrings, pl: cookieHistoryPolish },
    },
    'config/plan': { element: plan, fallback: UNAVAILABLE, strings: { en: planStrings, pl: planPolish } },
    'config/survey': { element: survey, fallback: UNAVAILABLE, strings: { en: surveyStrings, pl: surveyPolish } },
    'config/categories': {
      element: categories,
      fallback: UNAVAILABLE,
      strings: { en: categoriesStrings, pl: categoriesPolish },
    },
    'config/reviews': { element: reviews, fallback: UNAVAILABLE, strings: { en: reviewsStrings, pl: reviewsPolish } },
    'config/sessions': {
      element: sessions,
      fallback: UNAVAILABLE,
      strings: { en: sessionsStrings, pl: sessionsPolish },
    },
  },
} satisfies RenderRemote;
