import type { FontName } from '../../site/page/frame';

interface FontPair {
  readonly heading: FontName;
  readonly body: FontName;
}

/** Families that go together, to start from. */
export const FONT_PAIRS: readonly FontPair[] = [
  { heading: 'Fraunces', body: 'Figtree' },
  { heading: 'Playfair Display', body: 'Work Sans' },
  { heading: 'Lora', body: 'Nunito Sans' },
  { heading: 'Poppins', body: 'Lora' },
  { heading: 'Oswald', body: 'Lato' },
  { heading: 'Cormorant Garamond', body: 'Karla' },
  { heading: 'Aleo', body: 'Outfit' },
  { heading: 'Dancing Script', body: 'Jost' },
];
