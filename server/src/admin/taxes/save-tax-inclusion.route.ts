import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { INCLUSION_SAVED_PARAMETER, TAX_INCLUSIONS, TAXES_CALLS } from 'shared-types/admin/store/taxes';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { PRICE_RULES_MESSAGES } from '../price-rules/price-rules.messages';
import { registerSiteRuleSave } from '../price-rules/site-rule-routes';
import { TAX_INCLUSION } from './tax-inclusion';

/** `saveTaxInclusion`: sets whether prices include taxes, with effect on the next cart, checkout and order. */
export const saveTaxInclusionRoute: Route = (app, services) =>
  registerSiteRuleSave(app, services, {
    call: TAXES_CALLS.saveTaxInclusion,
    access: 'prices.edit',
    kind: TAX_INCLUSION,
    shape: { inclusion: z.enum(TAX_INCLUSIONS) },
    savedMessage: (language) => PRICE_RULES_MESSAGES[language].saved,
    page: 'taxes',
    path: `${ADMIN_PATH.taxes}?${INCLUSION_SAVED_PARAMETER}`,
  });
