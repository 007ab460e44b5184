/**
 * The address that was asked for, made such that all of it can be read: a percent sign that begins no letter stands for
 * itself. Links that were copied in part have such, and lead to the page that says so.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (letters) => (isReadable(letters) ? letters : escape(letters))) + query;
}

function isReadable(letters: string): boolean {
  try {
    decodeURIComponent(letters);
    return true;
  } catch {
    return false;
  }
}

function escape(letters: string): string {
  return letters.replaceAll('%', '%25');
}
