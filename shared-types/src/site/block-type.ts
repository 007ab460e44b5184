import type { OutsideBlockTypes } from '../outside';

/**
 * The specification names navigation, form, menu, summary, opentable, member area, tock, accordion and marquee; other
 * numbers from 1 to 70 are Colonnade's own.
 * @implements ENUM-05 ENUM-06
 */
export const BLOCK_TYPE = {
  navigation: 1,
  text: 2,
  quote: 3,
  scaledText: 4,
  image: 5,
  socialPost: 6,
  mailingList: 7,
  gallery: 8,
  form: 9,
  newsletter: 10,
  video: 12,
  audio: 13,
  button: 14,
  album: 15,
  menu: 18,
  map: 20,
  embed: 22,
  code: 23,
  product: 31,
  shop: 32,
  cart: 33,
  checkout: 34,
  order: 35,
  donation: 36,
  orderLookup: 37,
  review: 38,
  donationCheckout: 39,
  chart: 40,
  giftCardCheckout: 41,
  subscriptionCheckout: 42,
  reservations: 44,
  comments: 46,
  spacer: 48,
  line: 49,
  archive: 50,
  tags: 51,
  search: 52,
  countdown: 53,
  socialLinks: 54,
  summary: 55,
  journal: 56,
  post: 57,
  events: 58,
  event: 59,
  course: 60,
  lesson: 61,
  opentable: 66,
  memberArea: 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
} as const;

/** Blocks of the admin area; not allowed in site documents. */
export const ADMIN_BLOCK_TYPE = {
  signIn: 101,
  home: 102,
  noAccess: 103,
  submissions: 104,
  forgottenPassword: 105,
  newPassword: 106,
  design: 107,
  cookieSettings: 108,
  billingPlan: 109,
  visits: 110,
  sales: 111,
  speed: 112,
  errors: 113,
  orders: 114,
  order: 115,
  products: 116,
  productsImport: 196,
  productEditor: 117,
  members: 118,
  member: 119,
  announcement: 120,
  cookieHistory: 121,
  coupons: 122,
  couponEditor: 123,
  shipping: 124,
  shippingEditor: 125,
  taxes: 126,
  taxEditor: 127,
  headerFooter: 132,
  navigation: 139,
  siteLanguages: 133,
  remotes: 136,
  remote: 137,
  reviews: 138,
  categories: 142,
  survey: 143,
  mailingLists: 144,
  subscribers: 145,
  sessions: 128,
  forms: 146,
  form: 147,
  listConnection: 129,
  notFound: 148,
  search: 130,
  settings: 131,
  pages: 149,
  pageSettings: 150,
  files: 160,
  file: 161,
  team: 170,
  teamInvitation: 171,
  account: 172,
  newEmail: 173,
  secondStep: 174,
  styles: 135,
  logo: 185,
  pageEditor: 134,
  templates: 176,
  popup: 190,
  lockScreen: 191,
  brokenLinks: 186,
  redirects: 177,
  codeInjection: 178,
  tags: 194,
  siteHistory: 192,
  payments: 140,
  domains: 197,
  subscriptions: 141,
  lessons: 151,
} as const;

/** Blocks of lock screens; not allowed in site documents. */
export const LOCK_BLOCK_TYPE = {
  membersOnly: 201,
  accessDenied: 202,
  password: 203,
} as const;

/** Blocks of members' password pages; not allowed in site documents. */
export const MEMBER_BLOCK_TYPE = {
  forgottenPassword: 211,
  newPassword: 212,
} as const;

/** Blocks for slices; not allowed in site documents, which contain slices instead. */
export const SLICE_BLOCK_TYPE = {
  part: 221,
} as const;

/** A block type's number; includes another team's own in its repository. */
export type BlockTypeNumber =
  | (typeof BLOCK_TYPE)[keyof typeof BLOCK_TYPE]
  | (typeof ADMIN_BLOCK_TYPE)[keyof typeof ADMIN_BLOCK_TYPE]
  | (typeof LOCK_BLOCK_TYPE)[keyof typeof LOCK_BLOCK_TYPE]
  | (typeof MEMBER_BLOCK_TYPE)[keyof typeof MEMBER_BLOCK_TYPE]
  | (typeof SLICE_BLOCK_TYPE)[keyof typeof SLICE_BLOCK_TYPE]
  | OutsideBlockTypes[keyof OutsideBlockTypes];

/** @implements ENUM-07 ENUM-08 ENUM-09 ENUM-10 ENUM-11 */
export const BLOCK_VARIANT = {
  gallerySlideshow: 1000,
  galleryCarousel: 1002,
  galleryGrid: 1003,
  galleryStack: 1004,
  summaryWall: 1005,
  summaryCarousel: 1006,
  summaryList: 1007,
  summaryGrid: 1008,
  chartBar: 1009,
  chartLine: 1010,
  chartPie: 1011,
  imageInline: 1012,
  imagePoster: 1013,
  imageCard: 1014,
  imageOverlap: 1015,
  imageCollage: 1016,
  imageStack: 1017,
  reservations: 1018,
  events: 1019,
} as const;
export type BlockVariantNumber = (typeof BLOCK_VARIANT)[keyof typeof BLOCK_VARIANT];
