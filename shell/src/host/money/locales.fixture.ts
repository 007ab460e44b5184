/** Languages that write numbers differently: in separators, group sizes, minus signs or the length of the first group. */
export const LOCALES = [
  'en-US',
  'en-GB',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'en-IN',
  'hi-IN',
  'sv-SE',
  'ar-EG',
  'ja-JP',
  'he-IL',
] as const;
