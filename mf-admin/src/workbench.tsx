import type { Samples } from '../../tools/workbench/samples';
import { examples as announcement } from './features/announcement/announcement.example';
import { examples as cookieHistory } from './features/cookie-history/cookie-history.example';
import { examples as cookieSettings } from './features/cookie-settings/cookie-settings.example';
import { examples as couponEditor } from './features/coupon-editor/coupon-editor.example';
import { examples as coupons } from './features/coupons/coupons.example';
import { examples as design } from './features/design/design.example';
import { examples as forgottenPassword } from './features/forgotten-password/forgotten-password.example';
import { examples as headerFooter } from './features/header-footer/header-footer.example';
import { examples as home } from './features/home/home.example';
import { examples as remote } from './features/remote/remote.example';
import { examples as remotes } from './features/remotes/remotes.example';
import { examples as members } from './features/members/members.example';
import { examples as member } from './features/member/member.example';
import { examples as newPassword } from './features/new-password/new-password.example';
import { examples as noAccess } from './features/no-access/no-access.example';
import { examples as order } from './features/order/order.example';
import { examples as orders } from './features/orders/orders.example';
import { examples as billingPlan } from './features/billing-plan/billing-plan.example';
import { examples as productEditor } from './features/product-editor/product-editor.example';
import { examples as products } from './features/products/products.example';
import { examples as sessions } from './features/sessions/sessions.example';
import { examples as survey } from './features/survey/survey.example';
import { examples as categories } from './features/categories/categories.example';
import { examples as reviews } from './features/reviews/reviews.example';
import { examples as taxEditor } from './features/tax-editor/tax-editor.example';
import { examples as taxes } from './features/taxes/taxes.example';
import { examples as shippingEditor } from './features/shipping-editor/shipping-editor.example';
import { examples as shipping } from './features/shipping/shipping.example';
import { examples as signIn } from './features/sign-in/sign-in.example';
import { examples as submissions } from './features/submissions/submissions.example';
import { examples as errors } from './features/errors/errors.example';
import { examples as sales } from './features/sales/sales.example';
import { examples as siteLanguages } from './features/site-languages/site-languages.example';
import { examples as speed } from './features/speed/speed.example';
import { examples as visits } from './features/visits/visits.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'admin/sign-in': signIn,
  'admin/forgotten-password': forgottenPassword,
  'admin/new-password': newPassword,
  'admin/home': home,
  'admin/no-access': noAccess,
  'admin/orders': orders,
  'admin/order': order,
  'admin/submissions': submissions,
  'admin/visits': visits,
  'admin/sales': sales,
  'admin/speed': speed,
  'admin/errors': errors,
  'admin/design': design,
  'admin/cookie-settings': cookieSettings,
  'admin/members': members,
  'admin/remotes': remotes,
  'admin/remote': remote,
  'admin/member': member,
  'admin/announcement': announcement,
  'admin/header-footer': headerFooter,
  'admin/site-languages': siteLanguages,
  'admin/cookie-history': cookieHistory,
  'admin/billing-plan': billingPlan,
  'admin/products': products,
  'admin/product-editor': productEditor,
  'admin/coupons': coupons,
  'admin/coupon-editor': couponEditor,
  'admin/shipping': shipping,
  'admin/shipping-editor': shippingEditor,
  'admin/taxes': taxes,
  'admin/tax-editor': taxEditor,
  'admin/reviews': reviews,
  'admin/categories': categories,
  'admin/survey': survey,
  'admin/sessions': sessions,
} satisfies Samples;
