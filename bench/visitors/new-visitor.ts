const CHOOSE = '/api/consent/cookie-banner/choice';

/** A browser's crumb, and the cookies it sends. */
export type NewVisitor = { crumb: string; cookie: string };

/** A browser that has just come: the server gives it its crumb. */
export async function newVisitor(url: string): Promise<NewVisitor> {
  const [cookie = ''] = (await choose(url, { crumb: '', cookie: '' })).headers.getSetCookie().map(pairOf);
  return { crumb: cookie.slice('crumb='.length), cookie };
}

/** A browser whose visitor has chosen on the cookie banner. */
export async function choosingVisitor(url: string, choice: 'accepted' | 'declined'): Promise<NewVisitor> {
  const visitor = await newVisitor(url);
  const reply = await choose(url, visitor, choice);
  if (!reply.ok) throw new Error(`The choice was refused: ${reply.status} ${await reply.text()}`);
  const chosen = reply.headers
    .getSetCookie()
    .map(pairOf)
    .filter((pair) => pair.startsWith('CookieChoice='));
  return { ...visitor, cookie: [visitor.cookie, ...chosen].join('; ') };
}

function choose(url: string, { crumb, cookie }: NewVisitor, choice?: string) {
  return fetch(`${url}${CHOOSE}?crumb=${crumb}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ choice }),
  });
}

function pairOf(line: string) {
  return line.split(';')[0] ?? '';
}
