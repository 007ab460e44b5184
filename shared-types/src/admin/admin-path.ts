/** Paths of the admin area, the same on every site. */
export const ADMIN_PATH = {
  home: '/config/',
  design: '/config/design',
  signIn: '/config/sign-in',
  forgottenPassword: '/config/forgotten',
  newPassword: '/config/reset',
  submissions: '/config/forms',
  forms: '/config/form-builder',
  /** By the id of the form's block. */
  form: '/config/form-builder/{slug}',
  orders: '/config/orders',
  order: '/config/orders/:number',
  visits: '/config/visits',
  sales: '/config/sales',
  speed: '/config/speed',
  errors: '/config/errors',
  cookieSettings: '/config/cookies',
  announcement: '/config/announcement',
  headerFooter: '/config/header-footer',
  navigation: '/config/navigation',
  siteLanguages: '/config/languages',
  members: '/config/members',
  member: '/config/members/{token}',
  mailingLists: '/config/mailing-lists',
  /** By list. */
  subscribers: '/config/mailing-lists/{token}',
  /** By list. */
  listConnection: '/config/list-connections/{token}',
  billingPlan: '/config/plan',
  remotes: '/config/remotes',
  remote: '/config/remotes/{token}',
  products: '/config/products',
  /** Products of a CSV file. */
  productsImport: '/config/products/import',
  /** By product id, or `new`. */
  productEditor: '/config/products/{slug}',
  survey: '/config/survey',
  sessions: '/config/sessions',
  account: '/config/account',
  team: '/config/team',
  /** Link of an invitation. */
  teamInvitation: '/config/join',
  /** Link that confirms a new address. */
  newEmail: '/config/new-email',
  secondStep: '/config/second-step',
  categories: '/config/categories',
  reviews: '/config/reviews',
  coupons: '/config/coupons',
  /** By id, or `new`; so are shipping methods and tax rules. */
  couponEditor: '/config/coupons/{slug}',
  shipping: '/config/shipping',
  shippingEditor: '/config/shipping/{slug}',
  taxes: '/config/taxes',
  taxEditor: '/config/taxes/{slug}',
  search: '/config/search',
  settings: '/config/settings',
  pages: '/config/pages',
  /** By page id. */
  pageSettings: '/config/pages/{slug}',
  files: '/config/files',
  file: '/config/files/{token}',
  styles: '/config/styles',
  logo: '/config/logo',
  popup: '/config/popup',
  lockScreen: '/config/lock-screen',
  brokenLinks: '/config/broken-links',
  /** By page id. */
  pageEditor: '/config/design/{slug}',
  templates: '/config/templates',
  redirects: '/config/redirects',
  codeInjection: '/config/code',
  tags: '/config/tags',
  payments: '/config/payments',
  domains: '/config/domain',
  subscriptions: '/config/subscriptions',
  /** The lessons of a course, by the id of its page. */
  lessons: '/config/lessons/{slug}',
} as const;

/** Query parameter with the path and query of the page from which an account entered the admin area. */
export const FRAME_URL_PARAMETER = 'frameUrl';

/** Query parameter that keeps an account on a page which would otherwise redirect to the admin area. */
export const NO_REDIRECT_PARAMETER = 'noredirect';
