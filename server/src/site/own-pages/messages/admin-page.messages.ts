import type { InLanguages } from '../../../platform/language';
import { polish } from './admin-page.messages.pl';

const english = {
  home: 'Admin',
  signIn: 'Sign in',
  forgottenPassword: 'Forgotten password',
  newPassword: 'New password',
  submissions: 'Form submissions',
  orders: 'Orders',
  order: 'Order',
  visits: 'Visits',
  sales: 'Sales',
  speed: 'Speed',
  errors: 'Errors',
  design: 'Your site',
  cookieSettings: 'Cookie banner and policies',
  announcement: 'Announcement',
  headerFooter: 'Header and footer',
  siteLanguages: 'Languages',
  members: 'Members',
  member: 'Member',
  billingPlan: 'Plan and billing',
  remotes: 'Remotes',
  remote: 'Remote',
  products: 'Products',
  productEditor: 'Product',
  coupons: 'Coupons',
  couponEditor: 'Coupon',
  shipping: 'Shipping',
  shippingEditor: 'Shipping method',
  sessions: 'Where you are signed in',
  survey: 'Owner survey',
  categories: 'Categories',
  reviews: 'Reviews',
  taxes: 'Taxes',
  taxEditor: 'Tax rule',
  noAccess: 'You cannot open this page',
};

export type AdminPageMessages = typeof english;

export const ADMIN_PAGE_MESSAGES: InLanguages<AdminPageMessages> = { en: english, pl: polish };
