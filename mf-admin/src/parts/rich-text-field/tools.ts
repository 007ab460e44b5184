/** Buttons of the toolbar, in its order; the link comes after them. */
export const TOOLS = [
  { format: 'bold', title: 'richTextBold', sign: 'B' },
  { format: 'italic', title: 'richTextItalic', sign: 'I' },
  { format: 'heading2', title: 'richTextHeading2', sign: 'H2' },
  { format: 'heading3', title: 'richTextHeading3', sign: 'H3' },
  { format: 'bulletList', title: 'richTextBullets', sign: '•' },
  { format: 'numberedList', title: 'richTextNumbers', sign: '1.' },
  { format: 'quote', title: 'richTextQuote', sign: '”' },
] as const;
