import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  HEADER_FOOTER_CALLS,
  HEADER_FOOTER_LANGUAGE_PARAMETER,
  type SaveHeaderFooterReply,
} from 'shared-types/admin/header-footer';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { formSaved } from '../saved-form';
import { stateFields } from '../state-fields';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { languageSchema } from './language.schema';
import { storeHeaderFooter } from './store-header-footer';

const sentSchema = z
  .looseObject({ language: languageSchema, ...stateFields })
  .describe('The other fields are the texts.');

/**
 * `saveHeaderFooter`: saves them in one language. If somebody else has saved meanwhile, the form shows their values.
 * @implements SRV-32
 */
export const saveHeaderFooterRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...HEADER_FOOTER_CALLS.saveHeaderFooter,
    url: HEADER_FOOTER_CALLS.saveHeaderFooter.path,
    input: sentSchema,
    run: (sent, context) => save(services, { ...sent, isPatch: false }, context),
  });
};

/**
 * `patchHeaderFooter`: the same with the texts that are sent; the others stay as they are stored.
 * @implements EDIT-24 EDIT-25
 */
export const patchHeaderFooterRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...HEADER_FOOTER_CALLS.patchHeaderFooter,
    url: HEADER_FOOTER_CALLS.patchHeaderFooter.path,
    input: sentSchema,
    run: (sent, context) => save(services, { ...sent, isPatch: true }, context),
  });
};

async function save(
  services: Services,
  { base, key, language: requested, isPatch, ...fields }: z.output<typeof sentSchema> & { readonly isPatch: boolean },
  context: ActionContext,
): Promise<ActionOutcome> {
  const sent = { fields, requested, part: 'texts', seen: key || base, isPatch } as const;
  const outcome = await storeHeaderFooter(services, sent, context);
  if (!outcome.ok) return outcome.refusal;
  const { further } = outcome.language;
  const query = further === undefined ? '' : `?${new URLSearchParams({ [HEADER_FOOTER_LANGUAGE_PARAMETER]: further })}`;
  const message = HEADER_FOOTER_MESSAGES[context.language].saved;
  return formSaved(context, {
    page: 'headerFooter',
    path: ADMIN_PATH.headerFooter + query,
    reply: (location): SaveHeaderFooterReply => ({ message, location }),
  });
}
