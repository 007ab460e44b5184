import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { languageOf } from '../../platform/language';
import type { Capability } from '../session/capabilities';
import { ADMIN_PAGE_MESSAGES, type AdminPageMessages } from './messages/admin-page.messages';
import { lastingId } from './lasting-id';
import type { SitePage } from '../directory/site-page';

/** The site, and the language of the pages: its main language. */
export interface AdminPagesInput {
  readonly siteId: string;
  readonly locale: string;
}

/** Pages of the admin area by block type. */
export type AdminPages = Readonly<Record<keyof AdminPageMessages, SitePage>>;

/** The pages of the admin area, which every site has. `noAccess` replaces pages an account may not open. */
export function adminPages(input: AdminPagesInput): AdminPages {
  return {
    signIn: adminPage(input, { name: 'signIn', path: ADMIN_PATH.signIn }),
    forgottenPassword: adminPage(input, { name: 'forgottenPassword', path: ADMIN_PATH.forgottenPassword }),
    newPassword: adminPage(input, { name: 'newPassword', path: ADMIN_PATH.newPassword }),
    home: adminPage(input, { name: 'home', path: ADMIN_PATH.home, needs: 'admin.open' }),
    submissions: adminPage(input, { name: 'submissions', path: ADMIN_PATH.submissions, needs: 'submissions.read' }),
    orders: adminPage(input, { name: 'orders', path: ADMIN_PATH.orders, needs: 'orders.read' }),
    order: adminPage(input, {
      name: 'order',
      path: `${ADMIN_PATH.orders}/{token}`,
      needs: 'orders.read',
      keepsTyped: true,
    }),
    visits: adminPage(input, { name: 'visits', path: ADMIN_PATH.visits, needs: 'visits.read' }),
    sales: adminPage(input, { name: 'sales', path: ADMIN_PATH.sales, needs: 'sales.read' }),
    speed: adminPage(input, { name: 'speed', path: ADMIN_PATH.speed, needs: 'health.read' }),
    errors: adminPage(input, { name: 'errors', path: ADMIN_PATH.errors, needs: 'health.read' }),
    design: adminPage(input, { name: 'design', path: ADMIN_PATH.design, needs: 'design.open', isBare: true }),
    cookieSettings: adminPage(input, {
      name: 'cookieSettings',
      path: ADMIN_PATH.cookieSettings,
      needs: 'cookies.edit',
      keepsTyped: true,
      below: 'cookieHistory',
    }),
    products: adminPage(input, { name: 'products', path: ADMIN_PATH.products, needs: 'products.edit' }),
    productEditor: adminPage(input, {
      name: 'productEditor',
      path: ADMIN_PATH.productEditor,
      needs: 'products.edit',
      keepsTyped: true,
    }),
    sessions: adminPage(input, { name: 'sessions', path: ADMIN_PATH.sessions, needs: 'admin.open' }),
    survey: adminPage(input, { name: 'survey', path: ADMIN_PATH.survey, needs: 'remotes.read' }),
    categories: adminPage(input, { name: 'categories', path: ADMIN_PATH.categories, needs: 'products.edit' }),
    reviews: adminPage(input, { name: 'reviews', path: ADMIN_PATH.reviews, needs: 'reviews.edit' }),
    coupons: adminPage(input, { name: 'coupons', path: ADMIN_PATH.coupons, needs: 'prices.edit' }),
    couponEditor: adminPage(input, {
      name: 'couponEditor',
      path: ADMIN_PATH.couponEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    shipping: adminPage(input, { name: 'shipping', path: ADMIN_PATH.shipping, needs: 'prices.edit' }),
    shippingEditor: adminPage(input, {
      name: 'shippingEditor',
      path: ADMIN_PATH.shippingEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    taxes: adminPage(input, { name: 'taxes', path: ADMIN_PATH.taxes, needs: 'prices.edit' }),
    taxEditor: adminPage(input, {
      name: 'taxEditor',
      path: ADMIN_PATH.taxEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    announcement: adminPage(input, {
      name: 'announcement',
      path: ADMIN_PATH.announcement,
      needs: 'announcement.edit',
      keepsTyped: true,
    }),
    headerFooter: adminPage(input, {
      name: 'headerFooter',
      path: ADMIN_PATH.headerFooter,
      needs: 'header-footer.edit',
      keepsTyped: true,
    }),
    siteLanguages: adminPage(input, {
      name: 'siteLanguages',
      path: ADMIN_PATH.siteLanguages,
      needs: 'languages.edit',
      keepsTyped: true,
    }),
    members: adminPage(input, {
      name: 'members',
      path: ADMIN_PATH.members,
      needs: 'members.edit',
      keepsTyped: true,
    }),
    member: adminPage(input, { name: 'member', path: ADMIN_PATH.member, needs: 'members.edit' }),
    billingPlan: adminPage(input, { name: 'billingPlan', path: ADMIN_PATH.billingPlan, needs: 'billing.open' }),
    remotes: adminPage(input, { name: 'remotes', path: ADMIN_PATH.remotes, needs: 'remotes.read' }),
    remote: adminPage(input, { name: 'remote', path: ADMIN_PATH.remote, needs: 'remotes.read', keepsTyped: true }),
    noAccess: adminPage(input, { name: 'noAccess', path: ADMIN_PATH.home, needs: 'admin.open' }),
  };
}

/** Id of the main block of an admin page: its first. */
export function onlyBlockOf({ blocks }: Pick<SitePage, 'blocks'>): string {
  const [id = ''] = blocks.keys();
  return id;
}

interface AdminPage {
  readonly name: keyof AdminPages;
  readonly path: string;
  readonly needs?: Capability;
  readonly keepsTyped?: true;
  readonly isBare?: true;
  /** Block types shown below it. */
  readonly below?: keyof typeof ADMIN_BLOCK_TYPE;
}

function adminPage(
  { siteId, locale }: AdminPagesInput,
  { name, path, needs, keepsTyped, isBare, below }: AdminPage,
): SitePage {
  const blocks = [name, ...(below ? [below] : [])].map((one) => ({
    id: lastingId(`admin block ${siteId} ${one}`),
    type: ADMIN_BLOCK_TYPE[one],
    settings: {},
  }));
  const ids = blocks.map(({ id }) => id);
  return {
    id: lastingId(`admin page ${siteId} ${name}`),
    path,
    pageType: PAGE_TYPE.page,
    title: ADMIN_PAGE_MESSAGES[languageOf({ locale })][name],
    description: '',
    indexed: false,
    isAdmin: true,
    ...(needs ? { needs } : {}),
    ...(keepsTyped ? { keepsTyped } : {}),
    ...(isBare ? { isBare } : {}),
    // Built-in pages never change.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
    blocks: new Map(blocks.map((block) => [block.id, block])),
  };
}
