import { z } from 'zod';

/** Path parameter of the calls of an open deploy. */
export const deployIdSchema = z.uuid().describe('Id of the deploy, from the reply to `beginDeploy`.');
