import type { Area } from '../site/area';
import type { Route } from '../site/services';
import { changePasswordRoute } from './account/change-password.route';
import { confirmIdentityRoute } from './account/confirm-identity.route';
import { accountDetailsLoader } from './account/details.loader';
import { requestEmailChangeRoute } from './account/request-email-change.route';
import { saveNameRoute } from './account/save-name.route';
import { previewAnnouncementRoute } from './announcement/preview-announcement.route';
import { saveAnnouncementRoute } from './announcement/save-announcement.route';
import { announcementLoader } from './announcement/saved.loader';
import { changePlanRoute } from './billing-plan/change-plan.route';
import { billingPlanStatusLoader } from './billing-plan/status.loader';
import { upgradeRoute } from './billing-plan/upgrade.route';
import { addCategoryRoute } from './categories/add-category.route';
import { categoriesLoader } from './categories/list.loader';
import { moveCategoryRoute } from './categories/move-category.route';
import { removeCategoryRoute } from './categories/remove-category.route';
import { renameCategoryRoute } from './categories/rename-category.route';
import { codeLoader } from './code-injection/saved.loader';
import { saveCodeRoute } from './code-injection/save-code.route';
import { changesLoader } from './cookie-history/changes.loader';
import { previewCookieSettingsRoute } from './cookie-settings/preview-cookie-settings.route';
import { saveCookieSettingsRoute } from './cookie-settings/save-cookie-settings.route';
import { savedLoader } from './cookie-settings/saved.loader';
import { couponLoader } from './coupon-editor/coupon.loader';
import { removeCouponRoute } from './coupon-editor/remove-coupon.route';
import { saveCouponRoute } from './coupon-editor/save-coupon.route';
import { couponsLoader } from './coupons/list.loader';
import { frameLoader } from './design/frame.loader';
import { addDomainRoute } from './domains/add-domain.route';
import { checkDomainRoute } from './domains/check-domain.route';
import { getDomainsRoute } from './domains/get-domains.route';
import { domainsLoader } from './domains/list.loader';
import { removeDomainRoute } from './domains/remove-domain.route';
import { useMainDomainRoute } from './domains/use-main-domain.route';
import { errorsLoader } from './errors/list.loader';
import { requestPasswordResetRoute } from './forgotten-password/request-password-reset.route';
import { cropFileRoute } from './file/crop-file.route';
import { fileLoader } from './file/details.loader';
import { getOriginalRoute } from './file/get-original.route';
import { saveFileRoute } from './file/save-file.route';
import { addFilePieceRoute } from './files/add-file-piece.route';
import { cancelFileUploadRoute } from './files/cancel-file-upload.route';
import { changeFilesRoute } from './files/change-files.route';
import { followFileUploadsRoute } from './files/follow-file-uploads.route';
import { listFilesRoute } from './files/list-files.route';
import { filesLoader } from './files/list.loader';
import { sendFilesRoute } from './files/send-files.route';
import { startFileUploadRoute } from './files/start-file-upload.route';
import { previewFormRoute } from './form/preview-form.route';
import { saveFormRoute } from './form/save-form.route';
import { formSavedLoader } from './form/saved.loader';
import { formsLoader } from './forms/list.loader';
import { navigationLoader } from './frame/navigation.loader';
import { getHeaderFooterRoute } from './header-footer/get-header-footer.route';
import { putHeaderFooterRoute } from './header-footer/put-header-footer.route';
import { patchHeaderFooterRoute } from './header-footer/patch-header-footer.route';
import { saveHeaderFooterRoute } from './header-footer/save-header-footer.route';
import { headerFooterLoader } from './header-footer/saved.loader';
import { arrangeLessonsRoute } from './lessons/arrange-lessons.route';
import { courseLoader } from './lessons/course.loader';
import { saveNavigationRoute } from './navigation/save-navigation.route';
import { navigationPageLoader } from './navigation/saved.loader';
import { accountLoader } from './home/account.loader';
import { changeSetupListRoute } from './home/change-setup-list.route';
import { dashboardLoader } from './home/dashboard.loader';
import { getTableRoute } from './insights/get-table.route';
import { connectionLoader } from './list-connection/connection.loader';
import { removeConnectionRoute } from './list-connection/remove-connection.route';
import { resendChangesRoute } from './list-connection/resend-changes.route';
import { saveConnectionRoute } from './list-connection/save-connection.route';
import { testConnectionRoute } from './list-connection/test-connection.route';
import { connectFormRoute } from './mailing-lists/connect-form.route';
import { createListRoute } from './mailing-lists/create-list.route';
import { mailingListsLoader } from './mailing-lists/list.loader';
import { detailsLoader } from './member/details.loader';
import { inviteAgainRoute } from './member/invite-again.route';
import { removeMemberRoute } from './member/remove-member.route';
import { saveMemberRoute } from './member/save-member.route';
import { setMemberAccessRoute } from './member/set-member-access.route';
import { inviteMemberRoute } from './members/invite-member.route';
import { membersLoader } from './members/list.loader';
import { confirmEmailRoute } from './new-email/confirm-email.route';
import { newEmailLoader } from './new-email/link.loader';
import { linkLoader } from './new-password/link.loader';
import { resetPasswordRoute } from './new-password/reset-password.route';
import { noAccessLoader } from './no-access/account.loader';
import { getOpenapiRoute } from './openapi/get-openapi.route';
import { cancelOrderRoute } from './order/cancel-order.route';
import { endSubscriptionRoute } from './order/end-subscription.route';
import { fulfilOrderRoute } from './order/fulfil-order.route';
import { grantDownloadsRoute } from './order/grant-downloads.route';
import { reissueGiftCardRoute } from './order/reissue-gift-card.route';
import { markOrderPaidRoute } from './order/mark-order-paid.route';
import { noteOrderRoute } from './order/note-order.route';
import { managedOrderLoader } from './order/order.loader';
import { refundOrderRoute } from './order/refund-order.route';
import { getOrdersFileRoute } from './orders/get-orders-file.route';
import { ordersLoader } from './orders/list.loader';
import { changeOrdersRoute } from './orders/change-orders.route';
import { chooseOrdersFileRoute } from './orders/choose-orders-file.route';
import { saveUnpaidOrdersRoute } from './orders/save-unpaid-orders.route';
import { changePageDraftRoute } from './page-draft/change-page-draft.route';
import { draftFrameRoute } from './page-draft/draft-frame.route';
import { getPageDraftRoute } from './page-draft/get-page-draft.route';
import { notePresenceRoute } from './page-draft/note-presence.route';
import { pageEditorLoader } from './page-editor/page.loader';
import { createPreviewLinkRoute } from './page-settings/create-preview-link.route';
import { pageSettingsLoader } from './page-settings/page.loader';
import { restoreVersionRoute } from './page-settings/restore-version.route';
import { revokePreviewLinksRoute } from './page-settings/revoke-preview-links.route';
import { savePageSettingsRoute } from './page-settings/save-page-settings.route';
import { schedulePageRoute } from './page-settings/schedule-page.route';
import { createPageRoute } from './pages/create-page.route';
import { duplicatePageRoute } from './pages/duplicate-page.route';
import { pagesLoader } from './pages/list.loader';
import { getBrokenLinksRoute } from './broken-links/get-broken-links.route';
import { brokenLinksLoader } from './broken-links/list.loader';
import { getLinkAnchorsRoute } from './link-choices/get-link-anchors.route';
import { getLinkPagesRoute } from './link-choices/get-link-pages.route';
import { publishPagesRoute } from './pages/publish-pages.route';
import { removePageRoute } from './pages/remove-page.route';
import { returnPageRoute } from './pages/return-page.route';
import { reviewPageRoute } from './pages/review-page.route';
import { autocompletePlacesRoute } from './places/autocomplete-places.route';
import { getPlaceDetailsRoute } from './places/get-place-details.route';
import { productLoader } from './product-editor/product.loader';
import { duplicateProductRoute } from './product-editor/duplicate-product.route';
import { removeProductFileRoute } from './product-editor/remove-product-file.route';
import { removeProductRoute } from './product-editor/remove-product.route';
import { saveProductFileRoute } from './product-editor/save-product-file.route';
import { saveProductRoute } from './product-editor/save-product.route';
import { uploadPicturesRoute } from './product-editor/upload-pictures.route';
import { removeTableViewRoute } from './table-views/remove-table-view.route';
import { saveTableColumnsRoute } from './table-views/save-table-columns.route';
import { saveTableViewRoute } from './table-views/save-table-view.route';
import { changeProductsRoute } from './products/change-products.route';
import { cancelProductsImportRoute } from './products-file/cancel-products-import.route';
import { checkProductsFileRoute } from './products-file/check-products-file.route';
import { productsImportLoader } from './products-file/checked.loader';
import { chooseProductsFileRoute } from './products-file/choose-products-file.route';
import { getProductsFileRoute } from './products-file/get-products-file.route';
import { getProductsSampleRoute } from './products-file/get-products-sample.route';
import { importProductsRoute } from './products-file/import-products.route';
import { changeStockRoute } from './products/change-stock.route';
import { productsLoader } from './products/list.loader';
import { changeTagsRoute } from './tags/change-tags.route';
import { undoTagsRoute } from './tags/undo-tags.route';
import { tagsLoader } from './tags/list.loader';
import { renameTagRoute } from './tags/rename-tag.route';
import { addRedirectRoute } from './redirects/add-redirect.route';
import { changeRedirectRoute } from './redirects/change-redirect.route';
import { getRedirectsFileRoute } from './redirects/get-redirects-file.route';
import { importRedirectsRoute } from './redirects/import-redirects.route';
import { redirectsLoader } from './redirects/list.loader';
import { removeRedirectRoute } from './redirects/remove-redirect.route';
import { changeRemoteRoute } from './remote/change-remote.route';
import { getRemoteRoute } from './remote/get-remote.route';
import { remoteLoader } from './remote/remote.loader';
import { undoRemoteChangeRoute } from './remote/undo-remote-change.route';
import { getRemoteChangesRoute } from './remotes/get-remote-changes.route';
import { listRemotesRoute } from './remotes/list-remotes.route';
import { remotesLoader } from './remotes/list.loader';
import { changeReviewRoute } from './reviews/change-review.route';
import { reviewsLoader } from './reviews/list.loader';
import { saveReviewSettingsRoute } from './reviews/save-review-settings.route';
import { registerDeclared } from './route-access';
import { salesLoader } from './sales/figures.loader';
import { searchResultsLoader } from './search/results.loader';
import { searchAdminRoute } from './search/search-admin.route';
import { connectStripeRoute } from './payments/connect-stripe.route';
import { disconnectStripeRoute } from './payments/disconnect-stripe.route';
import { saveOfflinePaymentRoute } from './payments/save-offline-payment.route';
import { paymentsLoader } from './payments/saved.loader';
import { saveSettingsRoute } from './settings/save-settings.route';
import { settingsLoader } from './settings/saved.loader';
import { askForPasskeyRoute } from './second-step/ask-for-passkey.route';
import { checkCodeRoute } from './second-step/check-code.route';
import { previewLogoRoute } from './logo/preview-logo.route';
import { saveLogoRoute } from './logo/save-logo.route';
import { logoLoader } from './logo/saved.loader';
import { lockScreenLoader } from './lock-screen/pages.loader';
import { previewPopupRoute } from './popup/preview-popup.route';
import { savePopupRoute } from './popup/save-popup.route';
import { popupLoader } from './popup/saved.loader';
import { tweakRoute } from './special-pages/tweak.route';
import { createSpecialPageRoute } from './special-pages/create-special-page.route';
import { patchStylesRoute } from './styles/patch-styles.route';
import { saveStylesRoute } from './styles/save-styles.route';
import { templatesLoader } from './templates/choices.loader';
import { lookBeforeRoute } from './templates/look-before.route';
import { useTemplateRoute } from './templates/use-template.route';
import { stylesLoader } from './styles/saved.loader';
import { secondStepLoader } from './second-step/form.loader';
import { setUpTwoStepRoute } from './second-step/set-up-two-step.route';
import { usePasskeyRoute } from './second-step/use-passkey.route';
import { endOtherSessionsRoute } from './sessions/end-other-sessions.route';
import { endSessionRoute } from './sessions/end-session.route';
import { sessionsLoader } from './sessions/list.loader';
import { shippingOptionLoader } from './shipping-editor/option.loader';
import { removeShippingOptionRoute } from './shipping-editor/remove-shipping-option.route';
import { saveShippingOptionRoute } from './shipping-editor/save-shipping-option.route';
import { shippingLoader } from './shipping/list.loader';
import { moveShippingOptionRoute } from './shipping/move-shipping-option.route';
import { formLoader } from './sign-in/form.loader';
import { loginRoute } from './sign-in/login.route';
import { getLanguageSettingsRoute } from './site-languages/get-language-settings.route';
import { getLanguageStatusRoute } from './site-languages/get-language-status.route';
import { putLanguagesRoute } from './site-languages/put-languages.route';
import { saveMainLanguageRoute } from './site-languages/save-main-language.route';
import { siteLanguagesLoader } from './site-languages/saved.loader';
import { discardSiteDraftRoute } from './site-drafts/discard-site-draft.route';
import { getSiteDraftsRoute } from './site-drafts/get-site-drafts.route';
import { restoreStateRoute } from './site-history/restore-state.route';
import { versionsLoader } from './site-history/versions.loader';
import { speedLoader } from './speed/figures.loader';
import { retryStepRoute } from './submission-steps/retry-step.route';
import { stepsLoader } from './submission-steps/steps.loader';
import { deleteSubmissionsRoute } from './submissions/delete-submissions.route';
import { getSubmissionsFileRoute } from './submissions/get-submissions-file.route';
import { getSubmittedFileRoute } from './submissions/get-submitted-file.route';
import { listLoader } from './submissions/list.loader';
import { markSubmissionsRoute } from './submissions/mark-submissions.route';
import { saveSubmissionRetentionRoute } from './submissions/save-submission-retention.route';
import { addSubscribersRoute } from './subscribers/add-subscribers.route';
import { getSubscribersFileRoute } from './subscribers/get-subscribers-file.route';
import { subscribersLoader } from './subscribers/list.loader';
import { removeListRoute } from './subscribers/remove-list.route';
import { removeSubscriberRoute } from './subscribers/remove-subscriber.route';
import { saveListRoute } from './subscribers/save-list.route';
import { subscriptionsLoader } from './subscriptions/list.loader';
import { answerSurveyRoute } from './survey/answer-survey.route';
import { surveyLoader } from './survey/figures.loader';
import { getSurveyAnswersRoute } from './survey/get-survey-answers.route';
import { removeTaxRuleRoute } from './tax-editor/remove-tax-rule.route';
import { taxRuleLoader } from './tax-editor/rule.loader';
import { saveTaxRuleRoute } from './tax-editor/save-tax-rule.route';
import { taxesLoader } from './taxes/list.loader';
import { moveTaxRuleRoute } from './taxes/move-tax-rule.route';
import { saveTaxInclusionRoute } from './taxes/save-tax-inclusion.route';
import { acceptInvitationRoute } from './team-invitation/accept-invitation.route';
import { teamInvitationLoader } from './team-invitation/link.loader';
import { changeRoleRoute } from './team/change-role.route';
import { endTeammateSessionsRoute } from './team/end-teammate-sessions.route';
import { inviteTeammateRoute } from './team/invite-teammate.route';
import { teamLoader } from './team/people.loader';
import { removeTeammateRoute } from './team/remove-teammate.route';
import { resendInvitationRoute } from './team/resend-invitation.route';
import { saveTwoStepRolesRoute } from './team/save-two-step-roles.route';
import { withdrawInvitationRoute } from './team/withdraw-invitation.route';
import { addPasskeyRoute } from './two-step/add-passkey.route';
import { beginAuthenticatorRoute } from './two-step/begin-authenticator.route';
import { confirmAuthenticatorRoute } from './two-step/confirm-authenticator.route';
import { offerPasskeyRoute } from './two-step/offer-passkey.route';
import { removeAuthenticatorRoute } from './two-step/remove-authenticator.route';
import { removePasskeyRoute } from './two-step/remove-passkey.route';
import { renewRecoveryCodesRoute } from './two-step/renew-recovery-codes.route';
import { visitsLoader } from './visits/figures.loader';

const ROUTES: readonly Route[] = [
  loginRoute,
  getTableRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  inviteMemberRoute,
  saveMemberRoute,
  inviteAgainRoute,
  setMemberAccessRoute,
  removeMemberRoute,
  createListRoute,
  connectFormRoute,
  saveListRoute,
  removeListRoute,
  addSubscribersRoute,
  removeSubscriberRoute,
  getSubscribersFileRoute,
  saveConnectionRoute,
  removeConnectionRoute,
  testConnectionRoute,
  resendChangesRoute,
  saveAnnouncementRoute,
  previewAnnouncementRoute,
  getHeaderFooterRoute,
  putHeaderFooterRoute,
  saveHeaderFooterRoute,
  patchHeaderFooterRoute,
  saveNavigationRoute,
  saveFormRoute,
  previewFormRoute,
  getLanguageSettingsRoute,
  getLanguageStatusRoute,
  putLanguagesRoute,
  saveMainLanguageRoute,
  getLinkPagesRoute,
  getLinkAnchorsRoute,
  getBrokenLinksRoute,
  changePageDraftRoute,
  draftFrameRoute,
  getPageDraftRoute,
  notePresenceRoute,
  createPreviewLinkRoute,
  restoreVersionRoute,
  revokePreviewLinksRoute,
  savePageSettingsRoute,
  schedulePageRoute,
  createPageRoute,
  duplicatePageRoute,
  publishPagesRoute,
  removePageRoute,
  returnPageRoute,
  reviewPageRoute,
  autocompletePlacesRoute,
  getPlaceDetailsRoute,
  saveCookieSettingsRoute,
  previewCookieSettingsRoute,
  upgradeRoute,
  changePlanRoute,
  getOrdersFileRoute,
  markSubmissionsRoute,
  deleteSubmissionsRoute,
  getSubmissionsFileRoute,
  getSubmittedFileRoute,
  saveSubmissionRetentionRoute,
  retryStepRoute,
  changeOrdersRoute,
  chooseOrdersFileRoute,
  saveUnpaidOrdersRoute,
  markOrderPaidRoute,
  grantDownloadsRoute,
  reissueGiftCardRoute,
  fulfilOrderRoute,
  refundOrderRoute,
  cancelOrderRoute,
  endSubscriptionRoute,
  noteOrderRoute,
  changeStockRoute,
  changeProductsRoute,
  removeTableViewRoute,
  saveTableColumnsRoute,
  saveTableViewRoute,
  cancelProductsImportRoute,
  checkProductsFileRoute,
  chooseProductsFileRoute,
  getProductsFileRoute,
  getProductsSampleRoute,
  importProductsRoute,
  saveProductRoute,
  duplicateProductRoute,
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
  changeSetupListRoute,
  searchAdminRoute,
  saveSettingsRoute,
  connectStripeRoute,
  disconnectStripeRoute,
  saveOfflinePaymentRoute,
  saveStylesRoute,
  patchStylesRoute,
  saveLogoRoute,
  previewLogoRoute,
  useTemplateRoute,
  lookBeforeRoute,
  createSpecialPageRoute,
  tweakRoute,
  previewPopupRoute,
  savePopupRoute,
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
  changePasswordRoute,
  confirmIdentityRoute,
  requestEmailChangeRoute,
  saveNameRoute,
  confirmEmailRoute,
  askForPasskeyRoute,
  checkCodeRoute,
  setUpTwoStepRoute,
  usePasskeyRoute,
  changeRoleRoute,
  endTeammateSessionsRoute,
  inviteTeammateRoute,
  removeTeammateRoute,
  resendInvitationRoute,
  saveTwoStepRolesRoute,
  withdrawInvitationRoute,
  acceptInvitationRoute,
  addPasskeyRoute,
  beginAuthenticatorRoute,
  confirmAuthenticatorRoute,
  offerPasskeyRoute,
  removeAuthenticatorRoute,
  removePasskeyRoute,
  renewRecoveryCodesRoute,
  listFilesRoute,
  startFileUploadRoute,
  addFilePieceRoute,
  cancelFileUploadRoute,
  followFileUploadsRoute,
  sendFilesRoute,
  changeFilesRoute,
  saveFileRoute,
  cropFileRoute,
  getOriginalRoute,
  addRedirectRoute,
  changeRedirectRoute,
  removeRedirectRoute,
  importRedirectsRoute,
  getRedirectsFileRoute,
  renameTagRoute,
  changeTagsRoute,
  arrangeLessonsRoute,
  undoTagsRoute,
  saveCodeRoute,
  restoreStateRoute,
  getSiteDraftsRoute,
  discardSiteDraftRoute,
  addDomainRoute,
  checkDomainRoute,
  useMainDomainRoute,
  removeDomainRoute,
  getDomainsRoute,
  getOpenapiRoute,
];

export const adminArea: Area = {
  loaders: [
    formLoader,
    linkLoader,
    accountLoader,
    dashboardLoader,
    noAccessLoader,
    navigationLoader,
    listLoader,
    stepsLoader,
    ordersLoader,
    managedOrderLoader,
    visitsLoader,
    salesLoader,
    speedLoader,
    errorsLoader,
    frameLoader,
    savedLoader,
    productsLoader,
    productsImportLoader,
    productLoader,
    couponsLoader,
    mailingListsLoader,
    subscribersLoader,
    subscriptionsLoader,
    couponLoader,
    pagesLoader,
    brokenLinksLoader,
    pageSettingsLoader,
    shippingLoader,
    shippingOptionLoader,
    taxesLoader,
    taxRuleLoader,
    changesLoader,
    versionsLoader,
    announcementLoader,
    headerFooterLoader,
    navigationPageLoader,
    siteLanguagesLoader,
    billingPlanStatusLoader,
    membersLoader,
    detailsLoader,
    remotesLoader,
    remoteLoader,
    reviewsLoader,
    categoriesLoader,
    surveyLoader,
    sessionsLoader,
    accountDetailsLoader,
    newEmailLoader,
    secondStepLoader,
    teamLoader,
    teamInvitationLoader,
    formsLoader,
    formSavedLoader,
    connectionLoader,
    searchResultsLoader,
    settingsLoader,
    paymentsLoader,
    filesLoader,
    fileLoader,
    stylesLoader,
    logoLoader,
    templatesLoader,
    lockScreenLoader,
    popupLoader,
    pageEditorLoader,
    redirectsLoader,
    domainsLoader,
    tagsLoader,
    codeLoader,
    courseLoader,
  ],
  routes: [(app, services) => registerDeclared(app, services, ROUTES)],
};
