/** Escapes invalid percent sequences, as in links cut off when copied, so that the path can be decoded. */
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
