/** Addresses of the admin area, the same on every site. */
export const ADMIN_PATH = {
  home: '/config/',
  design: '/config/design',
  signIn: '/config/sign-in',
  forgottenPassword: '/config/forgotten',
  newPassword: '/config/reset',
  submissions: '/config/forms',
  orders: '/config/orders',
  /** One order, by its number for people. */
  order: '/config/orders/:number',
  visits: '/config/visits',
  sales: '/config/sales',
  speed: '/config/speed',
  errors: '/config/errors',
  cookieSettings: '/config/cookies',
  announcement: '/config/announcement',
  headerFooter: '/config/header-footer',
  siteLanguages: '/config/languages',
  members: '/config/members',
  /** One member; the last part is its id. */
  member: '/config/members/{token}',
  billingPlan: '/config/plan',
  remotes: '/config/remotes',
  /** One remote; the last part is its name. */
  remote: '/config/remotes/{token}',
  products: '/config/products',
  /** Below it a product has its id, and a new one `new`. */
  productEditor: '/config/products/{slug}',
  survey: '/config/survey',
  /** Where the account is signed in. */
  sessions: '/config/sessions',
  categories: '/config/categories',
  reviews: '/config/reviews',
  coupons: '/config/coupons',
  /** Below it a coupon has its id, and a new one `new`; so have shipping methods and tax rules below theirs. */
  couponEditor: '/config/coupons/{slug}',
  shipping: '/config/shipping',
  shippingEditor: '/config/shipping/{slug}',
  taxes: '/config/taxes',
  taxEditor: '/config/taxes/{slug}',
} as const;

/** The parameter that names the page somebody came from to the admin area: path and query. */
export const FRAME_URL_PARAMETER = 'frameUrl';

/** The page query that keeps an account on the page, which leads it to the admin area otherwise. */
export const NO_REDIRECT_PARAMETER = 'noredirect';
