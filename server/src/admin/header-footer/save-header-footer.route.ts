import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { saveTexts, sentTextsSchema } from './save-texts';

/**
 * `saveHeaderFooter`: saves them in one language. If somebody else has saved meanwhile, the form shows their values.
 * @implements SRV-32
 */
export const saveHeaderFooterRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'header-footer.edit',
    ...HEADER_FOOTER_CALLS.saveHeaderFooter,
    input: sentTextsSchema,
    run: (sent, context) => saveTexts(services, { ...sent, isPatch: false }, context),
  });
};
