import { SAVE_AS } from 'shared-types/admin/site-states/site-drafts';
import { z } from 'zod';
import { stateFields } from '../state-fields';

/** The fields of a form with a draft beside its values. */
export const workingFields = {
  ...stateFields,
  as: z
    .enum(SAVE_AS)
    .default('published')
    .describe('What the values are saved as; visitors do not see a draft. Published by default.'),
};
