import { FILE_LIMIT, FILES_CALLS, type FileUploadsReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { findUploads } from '../../site/library/file-upload.store';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { uploadView } from './upload-view';

const ID_LENGTH = 36;

const querySchema = z.object({
  ids: z
    .string()
    .max((ID_LENGTH + 1) * FILE_LIMIT.changed)
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.guid().toLowerCase())),
});

/** `followFileUploads`: how far uploads of the account are; uploads that do not exist are left out. */
export const followFileUploadsRoute: Route = (app, { db }) => {
  const { method, path } = FILES_CALLS.followFileUploads;
  app.route({
    method,
    url: path,
    config: { access: 'files.edit', input: [querySchema] },
    handler: async (request, reply) => {
      const { account, refusal } = await readerOf(db, request, 'files.edit');
      if (!account) return refuse(reply, refusal);
      const query = querySchema.safeParse(request.query).data;
      if (!query) return refuse(reply, 'site/invalid-input');
      const site = siteOf(request);
      const uploads = await findUploads(db, { siteId: site.id, accountId: account.id }, query.ids);
      const body: FileUploadsReply = { uploads: await Promise.all(uploads.map((one) => uploadView(db, site, one))) };
      return reply.header('cache-control', 'no-store').send(body);
    },
  });
};
