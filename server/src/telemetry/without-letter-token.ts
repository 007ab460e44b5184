/** In the configuration area, and where members see to their passwords, what follows the path may be the token of a letter's link. */
const AFTER_PRIVATE_PATH = /^([^?#]*\/\/[^/?#]*\/(?:config|(?:[^/?#]+\/)?site-users)\/[^?#]*)[?#].*$/s;

/** An address without what may open an account: who reads reports is not whom the letter was for. */
export function withoutLetterToken(address: string): string {
  return address.replace(AFTER_PRIVATE_PATH, '$1');
}
