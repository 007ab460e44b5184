import type { TextCapability } from 'shared-types/host/text';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from './contact-form.messages';

/** Messages for responses that did not come from the form's route, by HTTP status; '-0': none, '': any other. */
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

/** Form attributes with the messages that the shell shows for responses it cannot read. */
export function failureMessages(text: TextCapability<typeof messages>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(MESSAGE_KEYS).map(([status, key]) => [BLOCK_ATTRIBUTE.formFailure + status, text(key)]),
  );
}
