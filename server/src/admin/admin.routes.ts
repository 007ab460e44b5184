import type { Route } from '../site/services';
import { previewAnnouncementRoute } from './announcement/preview-announcement.route';
import { saveAnnouncementRoute } from './announcement/save-announcement.route';
import { previewCookieSettingsRoute } from './cookie-settings/preview-cookie-settings.route';
import { saveCookieSettingsRoute } from './cookie-settings/save-cookie-settings.route';
import { removeCouponRoute } from './coupon-editor/remove-coupon.route';
import { saveCouponRoute } from './coupon-editor/save-coupon.route';
import { requestPasswordResetRoute } from './forgotten-password/request-password-reset.route';
import { getHeaderFooterRoute } from './header-footer/get-header-footer.route';
import { putHeaderFooterRoute } from './header-footer/put-header-footer.route';
import { saveHeaderFooterRoute } from './header-footer/save-header-footer.route';
import { inviteAgainRoute } from './member/invite-again.route';
import { removeMemberRoute } from './member/remove-member.route';
import { saveMemberRoute } from './member/save-member.route';
import { setMemberAccessRoute } from './member/set-member-access.route';
import { inviteMemberRoute } from './members/invite-member.route';
import { resetPasswordRoute } from './new-password/reset-password.route';
import { getOpenapiRoute } from './openapi/get-openapi.route';
import { cancelOrderRoute } from './order/cancel-order.route';
import { endSubscriptionRoute } from './order/end-subscription.route';
import { fulfilOrderRoute } from './order/fulfil-order.route';
import { grantDownloadsRoute } from './order/grant-downloads.route';
import { markOrderPaidRoute } from './order/mark-order-paid.route';
import { noteOrderRoute } from './order/note-order.route';
import { refundOrderRoute } from './order/refund-order.route';
import { getOrdersFileRoute } from './orders/get-orders-file.route';
import { releaseOrdersRoute } from './orders/release-orders.route';
import { saveUnpaidOrdersRoute } from './orders/save-unpaid-orders.route';
import { changePlanRoute } from './billing-plan/change-plan.route';
import { upgradeRoute } from './billing-plan/upgrade.route';
import { getTableRoute } from './insights/get-table.route';
import { autocompletePlacesRoute } from './places/autocomplete-places.route';
import { getPlaceDetailsRoute } from './places/get-place-details.route';
import { answerSurveyRoute } from './survey/answer-survey.route';
import { getSurveyAnswersRoute } from './survey/get-survey-answers.route';
import { addCategoryRoute } from './categories/add-category.route';
import { moveCategoryRoute } from './categories/move-category.route';
import { removeCategoryRoute } from './categories/remove-category.route';
import { renameCategoryRoute } from './categories/rename-category.route';
import { changeReviewRoute } from './reviews/change-review.route';
import { saveReviewSettingsRoute } from './reviews/save-review-settings.route';
import { removeProductRoute } from './product-editor/remove-product.route';
import { saveProductRoute } from './product-editor/save-product.route';
import { removeProductFileRoute } from './product-editor/remove-product-file.route';
import { saveProductFileRoute } from './product-editor/save-product-file.route';
import { uploadPicturesRoute } from './product-editor/upload-pictures.route';
import { changeRemoteRoute } from './remote/change-remote.route';
import { getRemoteRoute } from './remote/get-remote.route';
import { undoRemoteChangeRoute } from './remote/undo-remote-change.route';
import { listRemotesRoute } from './remotes/list-remotes.route';
import { getRemoteChangesRoute } from './remotes/get-remote-changes.route';
import { changeStockRoute } from './products/change-stock.route';
import { removeShippingOptionRoute } from './shipping-editor/remove-shipping-option.route';
import { saveShippingOptionRoute } from './shipping-editor/save-shipping-option.route';
import { moveShippingOptionRoute } from './shipping/move-shipping-option.route';
import { registerDeclared } from './route-access';
import { endOtherSessionsRoute } from './sessions/end-other-sessions.route';
import { endSessionRoute } from './sessions/end-session.route';
import { loginRoute } from './sign-in/login.route';
import { getLanguageSettingsRoute } from './site-languages/get-language-settings.route';
import { getLanguageStatusRoute } from './site-languages/get-language-status.route';
import { putLanguagesRoute } from './site-languages/put-languages.route';
import { saveMainLanguageRoute } from './site-languages/save-main-language.route';
import { removeTaxRuleRoute } from './tax-editor/remove-tax-rule.route';
import { saveTaxRuleRoute } from './tax-editor/save-tax-rule.route';
import { moveTaxRuleRoute } from './taxes/move-tax-rule.route';
import { saveTaxInclusionRoute } from './taxes/save-tax-inclusion.route';

const DECLARED: readonly Route[] = [
  loginRoute,
  getTableRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  inviteMemberRoute,
  saveMemberRoute,
  inviteAgainRoute,
  setMemberAccessRoute,
  removeMemberRoute,
  saveAnnouncementRoute,
  previewAnnouncementRoute,
  getHeaderFooterRoute,
  putHeaderFooterRoute,
  saveHeaderFooterRoute,
  getLanguageSettingsRoute,
  getLanguageStatusRoute,
  putLanguagesRoute,
  saveMainLanguageRoute,
  autocompletePlacesRoute,
  getPlaceDetailsRoute,
  saveCookieSettingsRoute,
  previewCookieSettingsRoute,
  upgradeRoute,
  changePlanRoute,
  getOrdersFileRoute,
  releaseOrdersRoute,
  saveUnpaidOrdersRoute,
  markOrderPaidRoute,
  grantDownloadsRoute,
  fulfilOrderRoute,
  refundOrderRoute,
  cancelOrderRoute,
  endSubscriptionRoute,
  noteOrderRoute,
  changeStockRoute,
  saveProductRoute,
  removeProductRoute,
  saveCouponRoute,
  removeCouponRoute,
  saveShippingOptionRoute,
  removeShippingOptionRoute,
  moveShippingOptionRoute,
  saveTaxRuleRoute,
  removeTaxRuleRoute,
  moveTaxRuleRoute,
  saveTaxInclusionRoute,
  uploadPicturesRoute,
  saveProductFileRoute,
  removeProductFileRoute,
  listRemotesRoute,
  getRemoteRoute,
  getRemoteChangesRoute,
  changeRemoteRoute,
  undoRemoteChangeRoute,
  answerSurveyRoute,
  getSurveyAnswersRoute,
  addCategoryRoute,
  renameCategoryRoute,
  moveCategoryRoute,
  removeCategoryRoute,
  changeReviewRoute,
  saveReviewSettingsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  getOpenapiRoute,
];

/** Every endpoint of the admin area; each says who may use it. */
export const adminRoutes: readonly Route[] = [(app, services) => registerDeclared(app, services, DECLARED)];
