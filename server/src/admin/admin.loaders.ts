import type { AnyLoader } from '../site/page/loader';
import { announcementLoader } from './announcement/saved.loader';
import { changesLoader } from './cookie-history/changes.loader';
import { savedLoader } from './cookie-settings/saved.loader';
import { couponLoader } from './coupon-editor/coupon.loader';
import { couponsLoader } from './coupons/list.loader';
import { frameLoader } from './design/frame.loader';
import { errorsLoader } from './errors/list.loader';
import { headerFooterLoader } from './header-footer/saved.loader';
import { accountLoader } from './home/account.loader';
import { detailsLoader } from './member/details.loader';
import { membersLoader } from './members/list.loader';
import { managedOrderLoader } from './order/order.loader';
import { ordersLoader } from './orders/list.loader';
import { linkLoader } from './new-password/link.loader';
import { noAccessLoader } from './no-access/account.loader';
import { remoteLoader } from './remote/remote.loader';
import { remotesLoader } from './remotes/list.loader';
import { sessionsLoader } from './sessions/list.loader';
import { surveyLoader } from './survey/figures.loader';
import { categoriesLoader } from './categories/list.loader';
import { reviewsLoader } from './reviews/list.loader';
import { salesLoader } from './sales/figures.loader';
import { billingPlanStatusLoader } from './billing-plan/status.loader';
import { productLoader } from './product-editor/product.loader';
import { productsLoader } from './products/list.loader';
import { formLoader } from './sign-in/form.loader';
import { speedLoader } from './speed/figures.loader';
import { shippingOptionLoader } from './shipping-editor/option.loader';
import { shippingLoader } from './shipping/list.loader';
import { listLoader } from './submissions/list.loader';
import { siteLanguagesLoader } from './site-languages/saved.loader';
import { taxRuleLoader } from './tax-editor/rule.loader';
import { taxesLoader } from './taxes/list.loader';
import { visitsLoader } from './visits/figures.loader';

/** Every read of the admin area. */
export const adminLoaders: readonly AnyLoader[] = [
  formLoader,
  linkLoader,
  accountLoader,
  noAccessLoader,
  listLoader,
  ordersLoader,
  managedOrderLoader,
  visitsLoader,
  salesLoader,
  speedLoader,
  errorsLoader,
  frameLoader,
  savedLoader,
  productsLoader,
  productLoader,
  couponsLoader,
  couponLoader,
  shippingLoader,
  shippingOptionLoader,
  taxesLoader,
  taxRuleLoader,
  changesLoader,
  announcementLoader,
  headerFooterLoader,
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
];
