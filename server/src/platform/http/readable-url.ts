/**
 * The address that was asked for, made such that all of it can be read: a percent sign that begins no email stands for
 * itself. Links that were copied in part have such, and lead to the page that says so.
 */
export function readableUrl(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (emails) => (isReadable(emails) ? emails : escape(emails))) + query;
}

function isReadable(emails: string): boolean {
  try {
    decodeURIComponent(emails);
    return true;
  } catch {
    return false;
  }
}

function escape(emails: string): string {
  return emails.replaceAll('%', '%25');
}
