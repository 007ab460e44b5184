import type { InLanguages } from '../../language';
import { polish } from './config-page.sentences.pl';

const english = {
  home: 'Configuration',
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
  plan: 'Plan and billing',
  remotes: 'Remotes',
  remote: 'Remote',
  products: 'Products',
  productEditor: 'Product',
  coupons: 'Coupons',
  couponEditor: 'Coupon',
  shipping: 'Shipping',
  shippingEditor: 'Way to send goods',
  sessions: 'Where you are signed in',
  survey: 'How owners get on',
  categories: 'Categories',
  reviews: 'Reviews',
  taxes: 'Taxes',
  taxEditor: 'Tax rule',
  noAccess: 'You cannot open this page',
};

/** What the pages of the configuration area are called, in one language. */
export type ConfigPageSentences = typeof english;

/** The same in every language. */
export const CONFIG_PAGE_SENTENCES: InLanguages<ConfigPageSentences> = { en: english, pl: polish };
