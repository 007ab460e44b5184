import type { ShippingEditorMessages } from './shipping-editor.messages';

export const polish: ShippingEditorMessages = {
  cost: (example) => `Wpisz cenę, na przykład ${example}, albo 0, jeśli za darmo.`,
  weight: (example) => `Wpisz wagę, na przykład ${example}, albo usuń cenę.`,
  weightRepeated: 'Inny próg ma tę wagę.',
};
