import { FORM_UPLOAD_CALLS, type RemoveUploadReply } from 'shared-types/forms/form-upload';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import { removeUpload } from './upload.store';
import { uploadForm, uploadNameSchema } from './upload-request';

/** `removeUpload`: deletes a file that the visitor no longer wants to send. */
export const removeUploadRoute: Route = (app, services) =>
  registerAction(app, services, {
    ...FORM_UPLOAD_CALLS.removeUpload,
    input: uploadNameSchema,
    run: async ({ id, ...sent }, { site }) => {
      const found = uploadForm(site, sent);
      if (!found) return { kind: 'refused', code: 'forms/not-configured' };
      await removeUpload(services.db, found.scope, id);
      const body: RemoveUploadReply = { data: { removed: true } };
      return { kind: 'done', body };
    },
  });
