import type { TextCapability } from 'shared-types/host/text';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import type { strings } from './contact-form.strings';

/** What the form says, by status, of answers that are no refusals of its server, and of none (0); without a status, of any other. */
const WORDS = {
  '': 'failedUnknown',
  '-0': 'failedUnreached',
  '-200': 'failedProcessing',
  '-401': 'failedUnauthorized',
  '-403': 'failedUnauthorized',
  '-404': 'failedNotFound',
  '-413': 'failedTooLarge',
  '-429': 'failedRate',
  '-500': 'failedServer',
} as const satisfies Readonly<Record<string, keyof typeof strings>>;

/** The form's attributes that tell the shell what to say of an answer it cannot read. */
export function failureWords(text: TextCapability<typeof strings>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(WORDS).map(([status, key]) => [BLOCK_ATTRIBUTE.formFailure + status, text(key)]),
  );
}
