const CHOOSE = '/api/consent/cookie-banner/choice';

export type NewVisitor = { crumb: string; cookie: string };

/** A new browser with the crumb that the server gave it. */
export async function newVisitor(url: string): Promise<NewVisitor> {
  const [cookie = ''] = (await choose(url, { crumb: '', cookie: '' })).headers.getSetCookie().map(pairOf);
  return { crumb: cookie.slice('crumb='.length), cookie };
}

/** A new browser whose visitor has answered the cookie banner. */
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
