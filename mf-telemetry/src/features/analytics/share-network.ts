/** Where the networks let a page be shared, by what their addresses begin with: `sharer`, `shareArticle`, `sharing` among them. */
const SHARING =
  /^https:\/\/(?:www\.)?(facebook|twitter|x|linkedin|pinterest|reddit)\.com\/(?:shar|intent|pin\/create|submit)/;

/** The network an address shares a page on; `undefined` for any other address. */
export function shareNetwork(href: string): string | undefined {
  return SHARING.exec(href)?.[1];
}
