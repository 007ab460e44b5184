const CHOOSE = '/api/consent/cookie-banner/choice';

/** @typedef {{ crumb: string, cookie: string }} NewVisitor a browser's crumb, and the cookies it sends */

/**
 * A browser that has just come: the server gives it its crumb.
 * @param {string} url
 * @returns {Promise<NewVisitor>}
 */
export async function newVisitor(url) {
  const [cookie = ''] = (await choose(url, { crumb: '', cookie: '' })).headers.getSetCookie().map(pairOf);
  return { crumb: cookie.slice('crumb='.length), cookie };
}

/**
 * A browser whose visitor has chosen on the cookie banner.
 * @param {string} url
 * @param {'accepted' | 'declined'} choice
 * @returns {Promise<NewVisitor>}
 */
export async function choosingVisitor(url, choice) {
  const visitor = await newVisitor(url);
  const reply = await choose(url, visitor, choice);
  if (!reply.ok) throw new Error(`The choice was refused: ${reply.status} ${await reply.text()}`);
  const chosen = reply.headers
    .getSetCookie()
    .map(pairOf)
    .filter((pair) => pair.startsWith('CookieChoice='));
  return { ...visitor, cookie: [visitor.cookie, ...chosen].join('; ') };
}

/**
 * @param {string} url
 * @param {NewVisitor} visitor
 * @param {string} [choice]
 */
function choose(url, { crumb, cookie }, choice) {
  return fetch(`${url}${CHOOSE}?crumb=${crumb}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ choice }),
  });
}

/** @param {string} line */
function pairOf(line) {
  return line.split(';')[0] ?? '';
}
