import { FILE_CALLS } from 'shared-types/admin/files/file';
import sharp from 'sharp';
import { z } from 'zod';
import { sendAsFile } from '../../site/page/send/security-headers';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';

const ROTATIONS = ['0', '90', '180', '270'] as const;
/** Wide enough to choose a part of it. */
const WIDTH = 1000;
const querySchema = z.object({ id: z.guid().toLowerCase(), rotate: z.enum(ROTATIONS).optional() });

/** `getOriginal`: the picture as it was uploaded, turned as asked, to choose a part of. */
export const getOriginalRoute: Route = (app, { db, objects }) => {
  const { method, path } = FILE_CALLS.getOriginal;
  app.route({
    method,
    url: path,
    config: { access: 'files.edit', input: [querySchema] },
    handler: async (request, reply) => {
      const { refusal } = await readerOf(db, request, 'files.edit');
      if (refusal) return refuse(reply, refusal);
      const query = querySchema.safeParse(request.query).data;
      if (!query) return refuse(reply, 'site/invalid-input');
      const asset = await db
        .selectFrom('asset')
        .select(['object_key', 'original_key'])
        .where('site_id', '=', siteOf(request).id)
        .where('id', '=', query.id)
        .executeTakeFirst();
      const bytes = asset && (await objects.get(asset.original_key ?? asset.object_key));
      if (!bytes) return refuse(reply, 'site/image-unavailable');
      const turned = sharp(bytes).rotate(Number(query.rotate ?? 0));
      const shown = turned.resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true }).webp();
      return sendAsFile(reply)
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .send(await shown.toBuffer());
    },
  });
};
