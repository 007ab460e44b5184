import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Visit, VisitorOptions } from '../browser/browser';
import { seedInsights } from './seed-insights';
import { openOwnedShop, visitAsOwner } from './visit-design';

/** The pages with figures. */
export const INSIGHT_PAGES = ['visits', 'sales', 'speed', 'errors'] as const;

/** A shop with a year of figures. */
export interface Insights {
  /** A visit of its owner at one of the pages, at the figures of a month unless the query says otherwise. */
  visitPage(name: (typeof INSIGHT_PAGES)[number], options?: VisitorOptions, query?: string): Promise<Visit>;
}

/** Opens it for the tests of a file. */
export function openInsights(): Insights {
  const shop = openOwnedShop();
  beforeAll(() => seedInsights(shop));
  return {
    async visitPage(name, options, query = '?period=month') {
      const visit = await visitAsOwner(shop, options);
      await visit.page.goto(shop.url + ADMIN_PATH[name] + query);
      return visit;
    },
  };
}
