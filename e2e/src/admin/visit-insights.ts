import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Visit, VisitorOptions } from '../browser/browser';
import { seedInsights } from './seed-insights';
import { openOwnedShop, visitAsOwner } from './visit-design';

export const INSIGHT_PAGES = ['visits', 'sales', 'speed', 'errors'] as const;

export interface Insights {
  /** A visit by its owner on one of these pages; figures of a month by default. */
  visitPage(name: (typeof INSIGHT_PAGES)[number], options?: VisitorOptions, query?: string): Promise<Visit>;
}

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
