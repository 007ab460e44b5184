import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { messages as announcementMessages } from './features/announcement/announcement.messages';
import { messages as announcementPolish } from './features/announcement/announcement.messages.pl';
import { element as announcement } from './features/announcement/announcement.view';
import { messages as cookieHistoryMessages } from './features/cookie-history/cookie-history.messages';
import { messages as cookieHistoryPolish } from './features/cookie-history/cookie-history.messages.pl';
import { element as cookieHistory } from './features/cookie-history/cookie-history.view';
import { messages as cookieSettingsMessages } from './features/cookie-settings/cookie-settings.messages';
import { messages as cookieSettingsPolish } from './features/cookie-settings/cookie-settings.messages.pl';
import { element as cookieSettings } from './features/cookie-settings/cookie-settings.view';
import { messages as couponEditorMessages } from './features/coupon-editor/coupon-editor.messages';
import { messages as couponEditorPolish } from './features/coupon-editor/coupon-editor.messages.pl';
import { element as couponEditor } from './features/coupon-editor/coupon-editor.view';
import { messages as couponsMessages } from './features/coupons/coupons.messages';
import { messages as couponsPolish } from './features/coupons/coupons.messages.pl';
import { element as coupons } from './features/coupons/coupons.view';
import { messages as designMessages } from './features/design/design.messages';
import { messages as designPolish } from './features/design/design.messages.pl';
import { element as design } from './features/design/design.view';
import { messages as forgottenPasswordMessages } from './features/forgotten-password/forgotten-password.messages';
import { messages as forgottenPasswordPolish } from './features/forgotten-password/forgotten-password.messages.pl';
import { element as forgottenPassword } from './features/forgotten-password/forgotten-password.view';
import { messages as headerFooterMessages } from './features/header-footer/header-footer.messages';
import { messages as headerFooterPolish } from './features/header-footer/header-footer.messages.pl';
import { element as headerFooter } from './features/header-footer/header-footer.view';
import { messages as homeMessages } from './features/home/home.messages';
import { messages as homePolish } from './features/home/home.messages.pl';
import { element as home } from './features/home/home.view';
import { messages as remoteMessages } from './features/remote/remote.messages';
import { messages as remotePolish } from './features/remote/remote.messages.pl';
import { element as oneRemote } from './features/remote/remote.view';
import { messages as remotesMessages } from './features/remotes/remotes.messages';
import { messages as remotesPolish } from './features/remotes/remotes.messages.pl';
import { element as remotes } from './features/remotes/remotes.view';
import { messages as membersMessages } from './features/members/members.messages';
import { messages as membersPolish } from './features/members/members.messages.pl';
import { element as members } from './features/members/members.view';
import { messages as memberMessages } from './features/member/member.messages';
import { messages as memberPolish } from './features/member/member.messages.pl';
import { element as member } from './features/member/member.view';
import { messages as newPasswordMessages } from './features/new-password/new-password.messages';
import { messages as newPasswordPolish } from './features/new-password/new-password.messages.pl';
import { element as newPassword } from './features/new-password/new-password.view';
import { messages as noAccessMessages } from './features/no-access/no-access.messages';
import { messages as noAccessPolish } from './features/no-access/no-access.messages.pl';
import { element as noAccess } from './features/no-access/no-access.view';
import { messages as orderMessages } from './features/order/order.messages';
import { messages as orderPolish } from './features/order/order.messages.pl';
import { element as order } from './features/order/order.view';
import { messages as ordersMessages } from './features/orders/orders.messages';
import { messages as ordersPolish } from './features/orders/orders.messages.pl';
import { element as orders } from './features/orders/orders.view';
import { messages as billingPlanMessages } from './features/billing-plan/billing-plan.messages';
import { messages as billingPlanPolish } from './features/billing-plan/billing-plan.messages.pl';
import { element as billingPlan } from './features/billing-plan/billing-plan.view';
import { messages as productCategoriesMessages } from './features/product-editor/product-categories.messages';
import { messages as productCategoriesPolish } from './features/product-editor/product-categories.messages.pl';
import { messages as productFileMessages } from './features/product-editor/sections/file.messages';
import { messages as productFilePolish } from './features/product-editor/sections/file.messages.pl';
import { messages as productEditorMessages } from './features/product-editor/product-editor.messages';
import { messages as productEditorPolish } from './features/product-editor/product-editor.messages.pl';
import { element as productEditor } from './features/product-editor/product-editor.view';
import { messages as productsMessages } from './features/products/products.messages';
import { messages as productsPolish } from './features/products/products.messages.pl';
import { element as products } from './features/products/products.view';
import { messages as sessionsMessages } from './features/sessions/sessions.messages';
import { messages as sessionsPolish } from './features/sessions/sessions.messages.pl';
import { element as sessions } from './features/sessions/sessions.view';
import { messages as surveyMessages } from './features/survey/survey.messages';
import { messages as surveyPolish } from './features/survey/survey.messages.pl';
import { element as survey } from './features/survey/survey.view';
import { messages as categoriesMessages } from './features/categories/categories.messages';
import { messages as categoriesPolish } from './features/categories/categories.messages.pl';
import { element as categories } from './features/categories/categories.view';
import { messages as reviewsMessages } from './features/reviews/reviews.messages';
import { messages as reviewsPolish } from './features/reviews/reviews.messages.pl';
import { element as reviews } from './features/reviews/reviews.view';
import { messages as taxEditorMessages } from './features/tax-editor/tax-editor.messages';
import { messages as taxEditorPolish } from './features/tax-editor/tax-editor.messages.pl';
import { element as taxEditor } from './features/tax-editor/tax-editor.view';
import { messages as taxesMessages } from './features/taxes/taxes.messages';
import { messages as taxesPolish } from './features/taxes/taxes.messages.pl';
import { element as taxes } from './features/taxes/taxes.view';
import { messages as shippingEditorMessages } from './features/shipping-editor/shipping-editor.messages';
import { messages as shippingEditorPolish } from './features/shipping-editor/shipping-editor.messages.pl';
import { element as shippingEditor } from './features/shipping-editor/shipping-editor.view';
import { messages as shippingMessages } from './features/shipping/shipping.messages';
import { messages as shippingPolish } from './features/shipping/shipping.messages.pl';
import { element as shipping } from './features/shipping/shipping.view';
import { messages as signInMessages } from './features/sign-in/sign-in.messages';
import { messages as signInPolish } from './features/sign-in/sign-in.messages.pl';
import { element as signIn } from './features/sign-in/sign-in.view';
import { messages as submissionsMessages } from './features/submissions/submissions.messages';
import { messages as submissionsPolish } from './features/submissions/submissions.messages.pl';
import { element as submissions } from './features/submissions/submissions.view';
import { messages as siteLanguagesMessages } from './features/site-languages/site-languages.messages';
import { messages as siteLanguagesPolish } from './features/site-languages/site-languages.messages.pl';
import { element as siteLanguages } from './features/site-languages/site-languages.view';
import { messages as errorsMessages } from './features/errors/errors.messages';
import { messages as errorsPolish } from './features/errors/errors.messages.pl';
import { element as errors } from './features/errors/errors.view';
import { messages as salesMessages } from './features/sales/sales.messages';
import { messages as salesPolish } from './features/sales/sales.messages.pl';
import { element as sales } from './features/sales/sales.view';
import { messages as speedMessages } from './features/speed/speed.messages';
import { messages as speedPolish } from './features/speed/speed.messages.pl';
import { element as speed } from './features/speed/speed.view';
import { messages as visitsMessages } from './features/visits/visits.messages';
import { messages as visitsPolish } from './features/visits/visits.messages.pl';
import { element as visits } from './features/visits/visits.view';

/** The empty address is the page's own. */
const UNAVAILABLE = {
  en: '<h1>Admin</h1><p>This page is not available right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Panel</h1><p>Ta strona jest chwilowo niedostępna. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

/** The admin area on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'admin/sign-in': { element: signIn, fallback: UNAVAILABLE, messages: { en: signInMessages, pl: signInPolish } },
    'admin/forgotten-password': {
      element: forgottenPassword,
      fallback: UNAVAILABLE,
      messages: { en: forgottenPasswordMessages, pl: forgottenPasswordPolish },
    },
    'admin/new-password': {
      element: newPassword,
      fallback: UNAVAILABLE,
      messages: { en: newPasswordMessages, pl: newPasswordPolish },
    },
    'admin/home': { element: home, fallback: UNAVAILABLE, messages: { en: homeMessages, pl: homePolish } },
    'admin/no-access': {
      element: noAccess,
      fallback: UNAVAILABLE,
      messages: { en: noAccessMessages, pl: noAccessPolish },
    },
    'admin/orders': { element: orders, fallback: UNAVAILABLE, messages: { en: ordersMessages, pl: ordersPolish } },
    'admin/order': { element: order, fallback: UNAVAILABLE, messages: { en: orderMessages, pl: orderPolish } },
    'admin/submissions': {
      element: submissions,
      fallback: UNAVAILABLE,
      messages: { en: submissionsMessages, pl: submissionsPolish },
    },
    'admin/visits': { element: visits, fallback: UNAVAILABLE, messages: { en: visitsMessages, pl: visitsPolish } },
    'admin/sales': { element: sales, fallback: UNAVAILABLE, messages: { en: salesMessages, pl: salesPolish } },
    'admin/speed': { element: speed, fallback: UNAVAILABLE, messages: { en: speedMessages, pl: speedPolish } },
    'admin/errors': { element: errors, fallback: UNAVAILABLE, messages: { en: errorsMessages, pl: errorsPolish } },
    'admin/design': { element: design, fallback: UNAVAILABLE, messages: { en: designMessages, pl: designPolish } },
    'admin/cookie-settings': {
      element: cookieSettings,
      fallback: UNAVAILABLE,
      messages: { en: cookieSettingsMessages, pl: cookieSettingsPolish },
    },
    'admin/products': {
      element: products,
      fallback: UNAVAILABLE,
      messages: { en: productsMessages, pl: productsPolish },
    },
    'admin/product-editor': {
      element: productEditor,
      fallback: UNAVAILABLE,
      messages: {
        en: { ...productEditorMessages, ...productCategoriesMessages, ...productFileMessages },
        pl: { ...productEditorPolish, ...productCategoriesPolish, ...productFilePolish },
      },
    },
    'admin/coupon-editor': {
      element: couponEditor,
      fallback: UNAVAILABLE,
      messages: { en: couponEditorMessages, pl: couponEditorPolish },
    },
    'admin/coupons': { element: coupons, fallback: UNAVAILABLE, messages: { en: couponsMessages, pl: couponsPolish } },
    'admin/tax-editor': {
      element: taxEditor,
      fallback: UNAVAILABLE,
      messages: { en: taxEditorMessages, pl: taxEditorPolish },
    },
    'admin/taxes': { element: taxes, fallback: UNAVAILABLE, messages: { en: taxesMessages, pl: taxesPolish } },
    'admin/shipping-editor': {
      element: shippingEditor,
      fallback: UNAVAILABLE,
      messages: { en: shippingEditorMessages, pl: shippingEditorPolish },
    },
    'admin/shipping': {
      element: shipping,
      fallback: UNAVAILABLE,
      messages: { en: shippingMessages, pl: shippingPolish },
    },
    'admin/remotes': { element: remotes, fallback: UNAVAILABLE, messages: { en: remotesMessages, pl: remotesPolish } },
    'admin/remote': { element: oneRemote, fallback: UNAVAILABLE, messages: { en: remoteMessages, pl: remotePolish } },
    'admin/members': { element: members, fallback: UNAVAILABLE, messages: { en: membersMessages, pl: membersPolish } },
    'admin/member': { element: member, fallback: UNAVAILABLE, messages: { en: memberMessages, pl: memberPolish } },
    'admin/announcement': {
      element: announcement,
      fallback: UNAVAILABLE,
      messages: { en: announcementMessages, pl: announcementPolish },
    },
    'admin/header-footer': {
      element: headerFooter,
      fallback: UNAVAILABLE,
      messages: { en: headerFooterMessages, pl: headerFooterPolish },
    },
    'admin/site-languages': {
      element: siteLanguages,
      fallback: UNAVAILABLE,
      messages: { en: siteLanguagesMessages, pl: siteLanguagesPolish },
    },
    'admin/cookie-history': {
      element: cookieHistory,
      fallback: UNAVAILABLE,
      messages: { en: cookieHistoryMessages, pl: cookieHistoryPolish },
    },
    'admin/billing-plan': {
      element: billingPlan,
      fallback: UNAVAILABLE,
      messages: { en: billingPlanMessages, pl: billingPlanPolish },
    },
    'admin/survey': { element: survey, fallback: UNAVAILABLE, messages: { en: surveyMessages, pl: surveyPolish } },
    'admin/categories': {
      element: categories,
      fallback: UNAVAILABLE,
      messages: { en: categoriesMessages, pl: categoriesPolish },
    },
    'admin/reviews': { element: reviews, fallback: UNAVAILABLE, messages: { en: reviewsMessages, pl: reviewsPolish } },
    'admin/sessions': {
      element: sessions,
      fallback: UNAVAILABLE,
      messages: { en: sessionsMessages, pl: sessionsPolish },
    },
  },
} satisfies RenderRemote;
