/** Lines of texts and places of signs, in a box of 96 × 48. */
export const LAYOUT_DRAWINGS = {
  'header-start': 'M8 14h20v8H8zM40 18h10M54 18h10M78 18h10M8 34h80',
  'header-center': 'M38 8h20v8H38zM78 12h10M26 24h12M42 24h12M58 24h12M8 36h80',
  'footer-row': 'M8 14h22M8 20h16M44 14h10M58 14h10M72 14h10M8 36h40',
  'footer-1': 'M34 10h28M38 16h20M28 24h10M43 24h10M58 24h10M34 36h28',
  'footer-2': 'M8 12h26M8 18h20M8 24h12M56 12h18M56 18h18M56 24h18M8 38h80',
  'footer-3': 'M8 12h26M8 18h20M46 12h16M46 18h16M46 24h16M74 12h4M81 12h4M88 12h2M8 38h80',
} as const;

export type LayoutName = keyof typeof LAYOUT_DRAWINGS;
