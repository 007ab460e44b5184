import { z } from 'zod';
import type { ErrorCode } from '../../platform/errors';

/** Body of every error. */
export const failure = z.object({
  error: z.string().describe('What went wrong and what to do, in the language of the site.'),
  code: z.string().describe('Code of the error, `<area>/<what>`. It does not depend on the language.'),
  data: z
    .object({ errors: z.record(z.string(), z.string()).optional().describe('Messages by field.') })
    .optional()
    .describe('Details, if fields are invalid.'),
  crumbFail: z.boolean().optional().describe('True if the crumb is missing or wrong.'),
  crumb: z.string().optional().describe('A new crumb, if `crumbFail` is true.'),
  key: z.string().optional().describe('A new idempotency key, if the one that was sent cannot be used.'),
  loginRequired: z.boolean().optional().describe('True if the caller must sign in.'),
  authorizationFail: z.boolean().optional().describe('True if the account lacks the capability.'),
});

/** Reply to a call that changes something. */
export const done = z.object({
  message: z.string().optional().describe('What was done, in the language of the site.'),
  location: z.string().optional().describe('Path of the page to open next.'),
  states: z.record(z.string(), z.unknown()).optional().describe('New state events for open pages, by name.'),
  key: z.string().optional().describe('A new idempotency key for the next call.'),
});

/** Errors of every call that changes something with an account's cookies. */
export const CHANGE_ERRORS = [
  'site/invalid-input',
  'site/no-cookies',
  'site/crumb',
  'site/content-type',
] as const satisfies readonly ErrorCode[];

/** Errors of every call that requires a capability. */
export const ACCOUNT_ERRORS = ['site/login-required', 'site/not-allowed'] as const satisfies readonly ErrorCode[];
