import type { AnyRead } from '../site/page/read';
import { announcementRead } from './announcement/saved.read';
import { changesRead } from './cookie-history/changes.read';
import { savedRead } from './cookie-settings/saved.read';
import { couponRead } from './coupon-editor/coupon.read';
import { couponsRead } from './coupons/list.read';
import { frameRead } from './design/frame.read';
import { errorsRead } from './errors/list.read';
import { headerFooterRead } from './header-footer/saved.read';
import { accountRead } from './home/account.read';
import { detailsRead } from './member/details.read';
import { membersRead } from './members/list.read';
import { managedOrderRead } from './order/order.read';
import { ordersRead } from './orders/list.read';
import { linkRead } from './new-password/link.read';
import { noAccessRead } from './no-access/account.read';
import { remoteRead } from './remote/remote.read';
import { remotesRead } from './remotes/list.read';
import { sessionsRead } from './sessions/list.read';
import { surveyRead } from './survey/figures.read';
import { categoriesRead } from './categories/list.read';
import { reviewsRead } from './reviews/list.read';
import { salesRead } from './sales/figures.read';
import { standingRead } from './plan/standing.read';
import { productRead } from './product-editor/product.read';
import { productsRead } from './products/list.read';
import { formRead } from './sign-in/form.read';
import { speedRead } from './speed/figures.read';
import { shippingOptionRead } from './shipping-editor/option.read';
import { shippingRead } from './shipping/list.read';
import { listRead } from './submissions/list.read';
import { siteLanguagesRead } from './site-languages/saved.read';
import { taxRuleRead } from './tax-editor/rule.read';
import { taxesRead } from './taxes/list.read';
import { visitsRead } from './visits/figures.read';

/** Every read of the configuration area. */
export const configReads: readonly AnyRead[] = [
  formRead,
  linkRead,
  accountRead,
  noAccessRead,
  listRead,
  ordersRead,
  managedOrderRead,
  visitsRead,
  salesRead,
  speedRead,
  errorsRead,
  frameRead,
  savedRead,
  productsRead,
  productRead,
  couponsRead,
  couponRead,
  shippingRead,
  shippingOptionRead,
  taxesRead,
  taxRuleRead,
  changesRead,
  announcementRead,
  headerFooterRead,
  siteLanguagesRead,
  standingRead,
  membersRead,
  detailsRead,
  remotesRead,
  remoteRead,
  reviewsRead,
  categoriesRead,
  surveyRead,
  sessionsRead,
];
