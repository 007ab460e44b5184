import { FILES_CALLS, type FileUploadReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { cancelUpload, findUploads } from '../../site/library/file-upload.store';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { uploadView } from './upload-view';

/** `cancelFileUpload`: ends an upload that is not done, and deletes what was sent of it. */
export const cancelFileUploadRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILES_CALLS.cancelFileUpload,
    input: z.object({ id: z.guid().toLowerCase() }),
    run: async ({ id }, context) => {
      const { db } = services;
      const { account, refusal } = await editorOf(db, context, 'files.edit');
      if (!account) return refusal;
      const owner = { siteId: context.site.id, accountId: account.id };
      await cancelUpload(db, owner, id);
      const [upload] = await findUploads(db, owner, [id]);
      if (!upload) return { kind: 'refused', code: 'admin/file-upload-gone' };
      const body: FileUploadReply = { upload: await uploadView(db, context.site, upload) };
      return { kind: 'done', body };
    },
  });
