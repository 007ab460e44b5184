import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WAITING_KINDS, type WaitingEntry, type WaitingKind } from 'shared-types/admin/home';
import { REVIEWS_PARAMETER } from 'shared-types/admin/store/reviews';
import type { OrderFilter } from 'shared-types/admin/store/orders';
import { PRODUCTS_QUERY } from 'shared-types/admin/store/products';
import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { addDays, dayIn } from '../../platform/time-zone/local-day';
import { mayDo, type Capability } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { findBrokenLinks } from '../broken-links/broken-links';
import { ordersAddress } from '../orders/orders-question';
import { countOrders } from '../orders/orders.store';
import { countReviews } from '../reviews/reviews.store';
import { listAddress } from '../submissions/submissions-address';
import { submissionsQuestion } from '../submissions/submissions-question';
import { countSubmissions } from '../submissions/submissions.store';
import { findLowStock } from './low-stock.store';

/** Older failures are history; nobody can be expected to send them again. */
const UNDELIVERED_DAYS = 30;

type Waiting = Omit<WaitingEntry, 'kind'>;
type Find = (db: Database, site: Site) => Promise<Waiting>;

interface Source {
  readonly needs: Capability;
  readonly find: Find;
}

/** Where each kind comes from, and who may open its list. */
const SOURCES: Readonly<Record<WaitingKind, Source>> = {
  refunds: { needs: 'orders.read', find: ordersIn('toRefund') },
  orders: { needs: 'orders.read', find: ordersIn('unfulfilled') },
  undelivered: {
    needs: 'submissions.read',
    find(db, site) {
      const { state, from } = SUBMISSIONS_PARAMETER;
      const first = addDays(dayIn(site.timeZone, new Date(Date.now())), -UNDELIVERED_DAYS);
      return submissionsIn(db, site, { [state]: 'undelivered', [from]: first });
    },
  },
  submissions: {
    needs: 'submissions.read',
    find: (db, site) => submissionsIn(db, site, { [SUBMISSIONS_PARAMETER.state]: 'unread' }),
  },
  stock: {
    needs: 'products.edit',
    async find(db, { id, profile }) {
      const { scarcityThreshold } = profile.settings.storeSettings;
      const { count, products } = await findLowStock(db, { siteId: id, most: scarcityThreshold });
      return {
        count,
        path: `${ADMIN_PATH.products}?${new URLSearchParams({ [PRODUCTS_QUERY.stock]: 'low' })}`,
        products: products.map(({ id: product, title, pieces }) => ({
          title,
          pieces,
          path: ADMIN_PATH.productEditor.replace('{slug}', product),
        })),
      };
    },
  },
  reviews: {
    needs: 'reviews.edit',
    async find(db, { id }) {
      const path = `${ADMIN_PATH.reviews}?${new URLSearchParams({ [REVIEWS_PARAMETER.state]: 'new' })}`;
      return { count: await countReviews(db, { siteId: id, state: 'new' }), path };
    },
  },
  links: {
    needs: 'pages.edit',
    find: async (db, site) => ({ count: (await findBrokenLinks(db, site)).length, path: ADMIN_PATH.brokenLinks }),
  },
};

function ordersIn(state: OrderFilter): Find {
  const question = { state, from: '', to: '', search: '' };
  return async (db, { id }) => ({
    count: await countOrders(db, { siteId: id, question }),
    path: ordersAddress(ADMIN_PATH.orders, question),
  });
}

/** The list at an address, and how many submissions it has. */
async function submissionsIn(db: Database, site: Site, query: Readonly<Record<string, string>>): Promise<Waiting> {
  const asked = submissionsQuestion(new URLSearchParams(query), site);
  const { count } = await countSubmissions(db, { siteId: site.id, ...asked });
  return { count, path: listAddress('', query) };
}

/** True if the account may open the page of anything that could wait. */
export function hasWaiting(account: SignedInAccount): boolean {
  return WAITING_KINDS.some((kind) => mayDo(account, SOURCES[kind].needs));
}

/** What waits for an account, most urgent first. */
export async function findWaiting(
  db: Database,
  { site, account }: { readonly site: Site; readonly account: SignedInAccount },
): Promise<readonly WaitingEntry[]> {
  const own = WAITING_KINDS.filter((kind) => mayDo(account, SOURCES[kind].needs));
  const found = await Promise.all(own.map(async (kind) => ({ kind, ...(await SOURCES[kind].find(db, site)) })));
  return found.filter(({ count }) => count > 0);
}
