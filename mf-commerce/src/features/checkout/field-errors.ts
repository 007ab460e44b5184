import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './checkout.messages';

/** The state of a form control. */
interface Control {
  readonly name: string;
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
}

const MISSING = {
  email: 'missingEmail',
  firstName: 'missingFirstName',
  lastName: 'missingLastName',
  line1: 'missingLine1',
  city: 'missingCity',
  country: 'missingCountry',
  state: 'missingState',
  zip: 'missingZip',
} as const;

/** Messages by field for errors the browser finds; the server checks the rest. */
export function fieldErrors(controls: Iterable<Control>, host: RenderHost<typeof messages>): Record<string, string> {
  const wrong = [...controls].filter(({ name, validity }) => name && !validity.valid);
  return Object.fromEntries(wrong.map((control) => [control.name, messageOf(control, host)]));
}

function messageOf({ name, validity }: Control, host: RenderHost<typeof messages>): string {
  if (!validity.valueMissing && name === 'email') return host.text('wrongEmail');
  return host.text(name in MISSING ? MISSING[name as keyof typeof MISSING] : 'missingChoice');
}
