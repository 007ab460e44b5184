/** URL prefixes of share pages by network, such as `sharer`, `shareArticle` or `sharing`. */
const SHARING =
  /^https:\/\/(?:www\.)?(facebook|twitter|x|linkedin|pinterest|reddit)\.com\/(?:shar|intent|pin\/create|submit)/;

/** The network on which a URL shares a page; `undefined` for any other URL. */
export function shareNetwork(href: string): string | undefined {
  return SHARING.exec(href)?.[1];
}
