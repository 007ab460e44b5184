import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { account } from './features/account/account.feature';
import { announcement } from './features/announcement/announcement.feature';
import { codeInjection } from './features/code-injection/code-injection.feature';
import { cookieHistory } from './features/cookie-history/cookie-history.feature';
import { cookieSettings } from './features/cookie-settings/cookie-settings.feature';
import { couponEditor } from './features/coupon-editor/coupon-editor.feature';
import { coupons } from './features/coupons/coupons.feature';
import { design } from './features/design/design.feature';
import { domains } from './features/domains/domains.feature';
import { errors } from './features/errors/errors.feature';
import { file } from './features/file/file.feature';
import { fileChooser } from './features/file-chooser/file-chooser.feature';
import { files } from './features/files/files.feature';
import { forgottenPassword } from './features/forgotten-password/forgotten-password.feature';
import { form } from './features/form/form.feature';
import { forms } from './features/forms/forms.feature';
import { frame } from './features/frame/frame.feature';
import { headerFooter } from './features/header-footer/header-footer.feature';
import { lessons } from './features/lessons/lessons.feature';
import { navigation } from './features/navigation/navigation.feature';
import { home } from './features/home/home.feature';
import { listConnection } from './features/list-connection/list-connection.feature';
import { pageEditor } from './features/page-editor/page-editor.feature';
import { payments } from './features/payments/payments.feature';
import { redirects } from './features/redirects/redirects.feature';
import { remote as oneRemote } from './features/remote/remote.feature';
import { remotes } from './features/remotes/remotes.feature';
import { mailingLists } from './features/mailing-lists/mailing-lists.feature';
import { members } from './features/members/members.feature';
import { member } from './features/member/member.feature';
import { newEmail } from './features/new-email/new-email.feature';
import { newPassword } from './features/new-password/new-password.feature';
import { noAccess } from './features/no-access/no-access.feature';
import { notFound } from './features/not-found/not-found.feature';
import { order } from './features/order/order.feature';
import { orders } from './features/orders/orders.feature';
import { pages } from './features/pages/pages.feature';
import { pageSettings } from './features/page-settings/page-settings.feature';
import { billingPlan } from './features/billing-plan/billing-plan.feature';
import { productsImport } from './features/products-import/products-import.feature';
import { productEditor } from './features/product-editor/product-editor.feature';
import { products } from './features/products/products.feature';
import { secondStep } from './features/second-step/second-step.feature';
import { search } from './features/search/search.feature';
import { settings } from './features/settings/settings.feature';
import { sessions } from './features/sessions/sessions.feature';
import { logo } from './features/logo/logo.feature';
import { lockScreen } from './features/lock-screen/lock-screen.feature';
import { popup } from './features/popup/popup.feature';
import { brokenLinks } from './features/broken-links/broken-links.feature';
import { styles } from './features/styles/styles.feature';
import { subscribers } from './features/subscribers/subscribers.feature';
import { subscriptions } from './features/subscriptions/subscriptions.feature';
import { survey } from './features/survey/survey.feature';
import { categories } from './features/categories/categories.feature';
import { reviews } from './features/reviews/reviews.feature';
import { sales } from './features/sales/sales.feature';
import { tags } from './features/tags/tags.feature';
import { taxEditor } from './features/tax-editor/tax-editor.feature';
import { taxes } from './features/taxes/taxes.feature';
import { shippingEditor } from './features/shipping-editor/shipping-editor.feature';
import { shipping } from './features/shipping/shipping.feature';
import { signIn } from './features/sign-in/sign-in.feature';
import { siteHistory } from './features/site-history/site-history.feature';
import { siteLanguages } from './features/site-languages/site-languages.feature';
import { speed } from './features/speed/speed.feature';
import { submissions } from './features/submissions/submissions.feature';
import { team } from './features/team/team.feature';
import { teamInvitation } from './features/team-invitation/team-invitation.feature';
import { templates } from './features/templates/templates.feature';
import { visits } from './features/visits/visits.feature';

export const remote = {
  area: 'admin',
  contract: CONTRACT,
  config,
  features: [
    signIn,
    forgottenPassword,
    newPassword,
    home,
    noAccess,
    notFound,
    frame,
    orders,
    order,
    submissions,
    visits,
    sales,
    speed,
    errors,
    design,
    pages,
    pageSettings,
    cookieSettings,
    cookieHistory,
    siteHistory,
    announcement,
    headerFooter,
    navigation,
    siteLanguages,
    members,
    mailingLists,
    subscribers,
    remotes,
    oneRemote,
    member,
    billingPlan,
    products,
    productsImport,
    productEditor,
    coupons,
    couponEditor,
    shipping,
    shippingEditor,
    taxes,
    taxEditor,
    reviews,
    categories,
    survey,
    sessions,
    account,
    team,
    teamInvitation,
    newEmail,
    secondStep,
    forms,
    form,
    listConnection,
    search,
    settings,
    files,
    file,
    fileChooser,
    styles,
    logo,
    popup,
    lockScreen,
    pageEditor,
    templates,
    brokenLinks,
    redirects,
    domains,
    codeInjection,
    tags,
    payments,
    subscriptions,
    lessons,
  ],
} satisfies Remote;
