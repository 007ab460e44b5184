import { CONFIG_PATH } from 'shared-types/config/config-path';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { languageOf } from '../../language';
import type { Capability } from '../session/capabilities';
import { CONFIG_PAGE_SENTENCES, type ConfigPageSentences } from './config-page.sentences';
import { lastingId } from './lasting-id';
import type { SitePage } from './site';

/** Whose pages, and the language they are in: the site's own. */
export interface ConfigPagesInput {
  readonly siteId: string;
  readonly locale: string;
}

/** The pages of the configuration area, by what they are. */
export type ConfigPages = Readonly<Record<keyof ConfigPageSentences, SitePage>>;

/** The configuration area, which every site has by itself. `noAccess` stands in place of a page an account may not open. */
export function configPages(input: ConfigPagesInput): ConfigPages {
  return {
    signIn: configPage(input, { name: 'signIn', path: CONFIG_PATH.signIn }),
    forgottenPassword: configPage(input, { name: 'forgottenPassword', path: CONFIG_PATH.forgottenPassword }),
    newPassword: configPage(input, { name: 'newPassword', path: CONFIG_PATH.newPassword }),
    home: configPage(input, { name: 'home', path: CONFIG_PATH.home, needs: 'config.open' }),
    submissions: configPage(input, { name: 'submissions', path: CONFIG_PATH.submissions, needs: 'submissions.read' }),
    orders: configPage(input, { name: 'orders', path: CONFIG_PATH.orders, needs: 'orders.read' }),
    order: configPage(input, {
      name: 'order',
      path: `${CONFIG_PATH.orders}/{token}`,
      needs: 'orders.read',
      keepsTyped: true,
    }),
    visits: configPage(input, { name: 'visits', path: CONFIG_PATH.visits, needs: 'visits.read' }),
    sales: configPage(input, { name: 'sales', path: CONFIG_PATH.sales, needs: 'sales.read' }),
    speed: configPage(input, { name: 'speed', path: CONFIG_PATH.speed, needs: 'health.read' }),
    errors: configPage(input, { name: 'errors', path: CONFIG_PATH.errors, needs: 'health.read' }),
    design: configPage(input, { name: 'design', path: CONFIG_PATH.design, needs: 'design.open', isBare: true }),
    cookieSettings: configPage(input, {
      name: 'cookieSettings',
      path: CONFIG_PATH.cookieSettings,
      needs: 'cookies.edit',
      keepsTyped: true,
      below: 'cookieHistory',
    }),
    products: configPage(input, { name: 'products', path: CONFIG_PATH.products, needs: 'products.edit' }),
    productEditor: configPage(input, {
      name: 'productEditor',
      path: CONFIG_PATH.productEditor,
      needs: 'products.edit',
      keepsTyped: true,
    }),
    sessions: configPage(input, { name: 'sessions', path: CONFIG_PATH.sessions, needs: 'config.open' }),
    survey: configPage(input, { name: 'survey', path: CONFIG_PATH.survey, needs: 'remotes.read' }),
    categories: configPage(input, { name: 'categories', path: CONFIG_PATH.categories, needs: 'products.edit' }),
    reviews: configPage(input, { name: 'reviews', path: CONFIG_PATH.reviews, needs: 'reviews.edit' }),
    coupons: configPage(input, { name: 'coupons', path: CONFIG_PATH.coupons, needs: 'prices.edit' }),
    couponEditor: configPage(input, {
      name: 'couponEditor',
      path: CONFIG_PATH.couponEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    shipping: configPage(input, { name: 'shipping', path: CONFIG_PATH.shipping, needs: 'prices.edit' }),
    shippingEditor: configPage(input, {
      name: 'shippingEditor',
      path: CONFIG_PATH.shippingEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    taxes: configPage(input, { name: 'taxes', path: CONFIG_PATH.taxes, needs: 'prices.edit' }),
    taxEditor: configPage(input, {
      name: 'taxEditor',
      path: CONFIG_PATH.taxEditor,
      needs: 'prices.edit',
      keepsTyped: true,
    }),
    announcement: configPage(input, {
      name: 'announcement',
      path: CONFIG_PATH.announcement,
      needs: 'announcement.edit',
      keepsTyped: true,
    }),
    headerFooter: configPage(input, {
      name: 'headerFooter',
      path: CONFIG_PATH.headerFooter,
      needs: 'header-footer.edit',
      keepsTyped: true,
    }),
    siteLanguages: configPage(input, {
      name: 'siteLanguages',
      path: CONFIG_PATH.siteLanguages,
      needs: 'languages.edit',
      keepsTyped: true,
    }),
    members: configPage(input, {
      name: 'members',
      path: CONFIG_PATH.members,
      needs: 'members.edit',
      keepsTyped: true,
    }),
    member: configPage(input, { name: 'member', path: CONFIG_PATH.member, needs: 'members.edit' }),
    plan: configPage(input, { name: 'plan', path: CONFIG_PATH.plan, needs: 'billing.open' }),
    remotes: configPage(input, { name: 'remotes', path: CONFIG_PATH.remotes, needs: 'remotes.read' }),
    remote: configPage(input, { name: 'remote', path: CONFIG_PATH.remote, needs: 'remotes.read', keepsTyped: true }),
    noAccess: configPage(input, { name: 'noAccess', path: CONFIG_PATH.home, needs: 'config.open' }),
  };
}

/** The id of the block that a page of the configuration area is about: its first. */
export function onlyBlockOf({ blocks }: Pick<SitePage, 'blocks'>): string {
  const [id = ''] = blocks.keys();
  return id;
}

interface ConfigPage {
  readonly name: keyof ConfigPages;
  readonly path: string;
  readonly needs?: Capability;
  readonly keepsTyped?: true;
  readonly isBare?: true;
  /** What stands below it. */
  readonly below?: keyof typeof CONFIG_BLOCK_TYPE;
}

function configPage(
  { siteId, locale }: ConfigPagesInput,
  { name, path, needs, keepsTyped, isBare, below }: ConfigPage,
): SitePage {
  const blocks = [name, ...(below ? [below] : [])].map((one) => ({
    id: lastingId(`config block ${siteId} ${one}`),
    type: CONFIG_BLOCK_TYPE[one],
    settings: {},
  }));
  const ids = blocks.map(({ id }) => id);
  return {
    id: lastingId(`config page ${siteId} ${name}`),
    path,
    pageType: PAGE_TYPE.page,
    title: CONFIG_PAGE_SENTENCES[languageOf({ locale })][name],
    description: '',
    indexed: false,
    isConfig: true,
    ...(needs ? { needs } : {}),
    ...(keepsTyped ? { keepsTyped } : {}),
    ...(isBare ? { isBare } : {}),
    // It has been the same ever since.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
    blocks: new Map(blocks.map((block) => [block.id, block])),
  };
}
