import { z } from 'zod';
import { stateFields } from '../state-fields';

/** Every text of a full form at its longest, of emails that an address writes with nine characters each. */
export const MOST_BYTES = 4 * 1024 * 1024;

export const sentFormSchema = z
  .looseObject({
    id: z.guid().toLowerCase().describe("Id of the form's block."),
    ...stateFields,
    fresh: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .describe('Names this form: the fields that it adds are added once.'),
  })
  .describe('The other fields are the texts of the form and its fields.');
