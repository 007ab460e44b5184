/**
 * The requested URL with every invalid percent sequence of the path escaped, so that the path can be decoded. Links that
 * were cut off when copied have such sequences and get the page for unknown addresses.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => (isReadable(encoded) ? encoded : escape(encoded))) + query;
}

function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

function escape(encoded: string): string {
  return encoded.replaceAll('%', '%25');
}
