import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { donationSettingsSchema } from '../../../catalogue/donation-settings.schema';
import { issueMessage } from '../issue-message';
import type { Mistake } from '../mistake';

/** A donation block must have a purpose and valid amounts, and be the only one of a public page. */
export function checkDonations({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks, lock }, page) => {
    const places = blocks.flatMap((block, index) => (block.type === BLOCK_TYPE.donation ? [{ block, index }] : []));
    return places.flatMap(({ block, index }, number) => {
      const at = (...part: (string | number)[]) => ['pages', page, 'blocks', index, ...part];
      const checked = donationSettingsSchema.safeParse(block.settings, { error: issueMessage });
      return [
        ...(checked.error?.issues ?? []).map(({ path, message }) => ({
          path: at('settings', ...(path as (string | number)[])),
          message,
        })),
        ...(number > 0 ? [{ path: at('type'), message: 'cannot be: the page has a donation already' }] : []),
        ...(lock
          ? [{ path: at('type'), message: 'cannot be on a page behind a lock: everybody must see what is given for' }]
          : []),
      ];
    });
  });
}
