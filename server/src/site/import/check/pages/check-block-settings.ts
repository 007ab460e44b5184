import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { z } from 'zod';
import { documentAlbumSchema } from '../../../album/album.schema';
import { newsletterSchema } from '../../../form/newsletter.schema';
import { providerWidgetOf } from '../../../reservations/provider-widgets';
import { documentSocialPostSchema } from '../../schema/social-post.schema';
import { issueMessage } from '../issue-message';
import type { Mistake } from '../mistake';

/**
 * Reservation blocks must name an account in the provider's format and no address except the provider's; albums must be
 * playable; newsletters must have a label; a social post must say where it is, who wrote it, and what.
 *
 * @implements RESV-08 LIMIT-02
 */
export function checkBlockSettings({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) => {
      const checked = schemaOf(block)?.safeParse(block.settings, { error: issueMessage });
      const issues = checked?.error?.issues ?? [];
      return issues.map(({ path, message }) => ({
        path: ['pages', page, 'blocks', index, 'settings', ...path],
        message,
      }));
    }),
  );
}

function schemaOf(block: Block): z.ZodType | undefined {
  if (block.type === BLOCK_TYPE.album) return documentAlbumSchema;
  if (block.type === BLOCK_TYPE.newsletter) return newsletterSchema;
  if (block.type === BLOCK_TYPE.socialPost) return documentSocialPostSchema;
  return providerWidgetOf(block)?.schema;
}
