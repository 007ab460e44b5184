import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';
import { attachmentOf } from '../../platform/http/file-disposition';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { findSubmittedFile } from './submitted-file.store';

const querySchema = z.object({ id: z.guid().toLowerCase() });

/**
 * `getSubmittedFile`: downloads a file that a visitor has sent with a form. It must not run or be shown on this site, whatever it
 * is.
 */
export const getSubmittedFileRoute: Route = (app, { db, objects }) => {
  const { method, path } = SUBMISSIONS_CALLS.getSubmittedFile;
  app.route({
    method,
    url: path,
    config: { access: 'submissions.read', input: [querySchema] },
    handler: async (request, reply) => {
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.submissions);
      if (!mayDo(account, 'submissions.read')) return refuse(reply, 'site/not-allowed');
      const query = querySchema.safeParse(request.query).data;
      const file = query && (await findSubmittedFile(db, { siteId: siteOf(request).id, id: query.id }));
      const bytes = file && (await objects.read(file.objectKey, { first: 0, last: file.bytes - 1 }));
      if (!file || !bytes) return refuse(reply, 'site/file-unavailable');
      return sendAsFile(reply)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', attachmentOf(file.name))
        .header('content-type', 'application/octet-stream')
        .header('content-length', file.bytes)
        .header('cache-control', 'private, no-store')
        .send(bytes);
    },
  });
};
