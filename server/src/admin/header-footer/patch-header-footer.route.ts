import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { saveTexts, sentTextsSchema } from './save-texts';

/**
 * `patchHeaderFooter`: the same with the texts that are sent; the others stay as they are stored.
 * @implements EDIT-24 EDIT-25
 */
export const patchHeaderFooterRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...HEADER_FOOTER_CALLS.patchHeaderFooter,
    input: sentTextsSchema,
    run: (sent, context) => saveTexts(services, { ...sent, isPatch: true }, context),
  });
};
