export const messages = {
  richTextFormats: 'Format text',
  richTextBold: 'Bold',
  richTextItalic: 'Italic',
  richTextHeading2: 'Heading 2',
  richTextHeading3: 'Heading 3',
  richTextBullets: 'Bulleted list',
  richTextNumbers: 'Numbered list',
  richTextQuote: 'Quote',
  richTextLink: 'Link',
  richTextApply: 'Apply',
  richTextUnlink: 'Remove link',
  richTextCancel: 'Cancel',
  richTextFailed:
    'The text editor could not be loaded. Check your connection and try again. What you have typed is kept on this page until then.',
  richTextTryAgain: 'Try again',
} as const;
