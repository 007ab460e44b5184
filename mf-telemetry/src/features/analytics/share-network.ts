/** Where the networks let a page be shared, by what their addresses begin with. */
const SHARING: Readonly<Record<string, RegExp>> = {
  facebook: /^https:\/\/(www\.)?facebook\.com\/(sharer|share)/,
  x: /^https:\/\/(www\.)?(twitter|x)\.com\/(intent|share)/,
  linkedin: /^https:\/\/(www\.)?linkedin\.com\/(sharing|shareArticle)/,
  pinterest: /^https:\/\/(www\.)?pinterest\.[a-z.]+\/pin\/create/,
  reddit: /^https:\/\/(www\.)?reddit\.com\/submit/,
  whatsapp: /^https:\/\/(wa\.me\/\?|api\.whatsapp\.com\/send)/,
};

/** The network an address shares a page on; `undefined` for any other address. */
export function shareNetwork(href: string): string | undefined {
  return Object.keys(SHARING).find((network) => SHARING[network]?.test(href));
}
