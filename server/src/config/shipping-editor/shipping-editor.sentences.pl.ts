import type { ShippingEditorSentences } from './shipping-editor.sentences';

/** What the server says of a way to send goods, in Polish. */
export const polish: ShippingEditorSentences = {
  cost: (example) => `Wpisz, ile to kosztuje, na przykład ${example}, albo 0, jeśli nic.`,
  weight: (example) => `Wpisz wagę, na przykład ${example}, albo usuń koszt.`,
  weightRepeated: 'Inny próg ma tę wagę.',
};
