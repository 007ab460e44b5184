import type { SiteDocument } from 'shared-types/site/site-document';
import { providerWidgetOf } from '../../blocks/reservations/provider-widgets';
import { issueSentence } from './issue-sentence';
import type { Mistake } from './mistake';

/**
 * Whether every reservation block says whose it is in the provider's own terms, and names no address but the provider's.
 *
 * @implements RESV-08
 */
export function checkReservations({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) => {
      const checked = providerWidgetOf(block)?.schema.safeParse(block.settings, { error: issueSentence });
      const issues = checked?.error?.issues ?? [];
      return issues.map(({ path, message }) => ({
        path: ['pages', page, 'blocks', index, 'settings', ...path],
        says: message,
      }));
    }),
  );
}
