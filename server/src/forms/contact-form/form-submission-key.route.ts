import { FORM_CALLS, type FormSubmissionKeyReply } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';

/**
 * `formSubmissionKey`: creates the key of one submission. Keys are stored only when they are used.
 * @implements FORM-06 FORM-07 SRV-12
 */
export const formSubmissionKeyRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...FORM_CALLS.formSubmissionKey,
    input: z.object({}),
    run: () => {
      const body: FormSubmissionKeyReply = { data: { key: createIdempotencyKey() } };
      return Promise.resolve({ kind: 'done', body });
    },
  });
};
