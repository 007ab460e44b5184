import type { SearchView } from './blocks/search';
import type { CartView } from './commerce/cart';
import type { CheckoutView } from './commerce/checkout';
import type { CartFact } from './commerce/cart';
import type { OrderView } from './commerce/order';
import type { ProductView } from './commerce/product';
import type { ShopView } from './commerce/shop';
import type { AnnouncementEditorView } from './config/announcement';
import type { CookieHistoryView, CookieSettingsView } from './config/cookie-settings';
import type { CouponEditorView } from './config/coupon-editor';
import type { CouponsView } from './config/coupons';
import type { DesignView } from './config/design';
import type { ErrorsView } from './config/errors';
import type { AccountView, HomeView } from './config/home';
import type { FiguresView } from './config/insights';
import type { MemberDetailsView } from './config/member';
import type { MembersView } from './config/members';
import type { NewPasswordView } from './config/new-password';
import type { ProductEditorView } from './config/product-editor';
import type { ProductsView } from './config/products';
import type { SignInView } from './config/sign-in';
import type { SpeedView } from './config/speed';
import type { ManagedOrderView } from './config/order';
import type { OrdersView } from './config/orders';
import type { SubmissionsView } from './config/submissions';
import type { CookieBannerView } from './consent/cookie-banner';
import type { ContactFormView } from './forms/contact-form';
import type { MemberAreaView } from './site/member-session';

/** Every read: `<area>/<feature>/<key>`, answered by `server/src/<area>/<feature>/<key>.read.ts`. */
export interface Reads {
  'blocks/search/results': SearchView;
  'blocks/member-area/member': MemberAreaView;
  'commerce/shop/products': ShopView;
  'commerce/product/product': ProductView;
  'commerce/indicator/summary': CartFact;
  'commerce/cart/cart': CartView;
  'commerce/checkout/checkout': CheckoutView;
  'commerce/order/order': OrderView;
  'forms/contact-form/form': ContactFormView;
  'consent/cookie-banner/banner': CookieBannerView;
  'config/sign-in/form': SignInView;
  'config/new-password/link': NewPasswordView;
  'config/home/account': HomeView;
  'config/no-access/account': AccountView;
  'config/submissions/list': SubmissionsView;
  'config/orders/list': OrdersView;
  'config/order/order': ManagedOrderView;
  'config/visits/figures': FiguresView;
  'config/sales/figures': FiguresView;
  'config/speed/figures': SpeedView;
  'config/errors/list': ErrorsView;
  'config/design/frame': DesignView;
  'config/cookie-settings/saved': CookieSettingsView;
  'config/products/list': ProductsView;
  'config/product-editor/product': ProductEditorView;
  'config/coupons/list': CouponsView;
  'config/coupon-editor/coupon': CouponEditorView;
  'config/cookie-history/changes': CookieHistoryView;
  'config/announcement/saved': AnnouncementEditorView;
  'config/members/list': MembersView;
  'config/member/details': MemberDetailsView;
}

/** The name of a read. */
export type ReadName = keyof Reads;
