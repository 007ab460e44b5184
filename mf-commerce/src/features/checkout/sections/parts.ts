import type { FormState } from 'shared-types/render';
import type { ViewHost } from '../../../parts/in-page/in-page';
import type { CheckoutState } from '../checkout.state';
import type { messages } from '../checkout.messages';

export interface CheckoutParts {
  readonly state: CheckoutState;
  readonly blockId: string;
  /** Values of a refused form. */
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Id of a field’s control. */
export function fieldId(blockId: string, name: string): string {
  return `block-${blockId}-${name}`;
}
