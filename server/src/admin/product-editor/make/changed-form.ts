import type { ActionOutcome } from '../../../site/request/action-outcome';

/** The answer to a button that changes the form without saving it. */
export type ChangedForm = Extract<ActionOutcome, { readonly kind: 'confirmation' | 'refused' }>;
