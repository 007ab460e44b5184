import type { TextCapability } from 'shared-types/host/text';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from './contact-form.messages';

/** What the form says, by status, of answers that are no refusals of its server, and of none (0); without a status, of any other. */
const MESSAGE_KEYS = {
  '': 'failedUnknown',
  '-0': 'failedUnreached',
  '-200': 'failedProcessing',
  '-401': 'failedUnauthorized',
  '-403': 'failedUnauthorized',
  '-404': 'failedNotFound',
  '-413': 'failedTooLarge',
  '-429': 'failedRate',
  '-500': 'failedServer',
} as const satisfies Readonly<Record<string, keyof typeof messages>>;

/** The form's attributes that tell the shell what to say of an answer it cannot read. */
export function failureMessages(text: TextCapability<typeof messages>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(MESSAGE_KEYS).map(([status, key]) => [BLOCK_ATTRIBUTE.formFailure + status, text(key)]),
  );
}
