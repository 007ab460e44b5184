import { REDIRECTS_CALLS, REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';
import { removeRedirect } from '../../site/redirects/save-redirects';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { redirectsDone } from './redirects-done';

const sentSchema = z.object({ seenFrom: z.string().max(REDIRECTS_LIMIT.address).transform(storableText) });

/** `removeRedirect`: removes a redirect; imports of the site's document do not bring it back. */
export const removeRedirectRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'pages.publish',
    ...REDIRECTS_CALLS.removeRedirect,
    input: sentSchema,
    run: ({ seenFrom }, context) => remove(services, seenFrom, context),
  });

async function remove({ db, sites }: Services, from: string, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  if (!(await removeRedirect(db, context.site.id, from))) return { kind: 'refused', code: 'admin/redirect-gone' };
  sites.invalidate(context.site.id);
  return redirectsDone(context, 'removed');
}
