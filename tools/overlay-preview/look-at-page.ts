import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import { openSiteClient, whyUnanswered, type SiteAnswer, type SiteClient } from './ask-site';
import { hasBlockOf } from './own-blocks';

const MOST_LEADS = 5;
/** Most pages that are searched for the remote's blocks, and most that are listed. */
const MOST_PAGES = 40;
const MOST_NAMED = 5;
const HTML = { accept: 'text/html' };

export type LookedAt =
  | { readonly ok: true; readonly site: string; readonly path: string; readonly isOn: boolean }
  | { readonly ok: false; readonly message: string };

export async function lookAtPage(address: string, name: string): Promise<LookedAt> {
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return no(`${address} is not the address of a page: give one like http://localhost:4000/contact.`);
  const { origin, pathname, search, hash } = new URL(address);
  const siteClient = openSiteClient(origin);
  try {
    const found = await answerAt(siteClient, origin, pathname + search);
    if ('message' in found) return no(found.message);
    const { status, body } = found;
    // Visitors who are not signed in get a sign-in page in place of a members' page.
    const isPage = body.includes(`id="${CONTEXT_ELEMENT_ID}"`);
    if (status === 404) return no(`${address} does not exist (404): give the address of a page that does.`);
    if (!isPage)
      return no(
        `${address} is no page of Colonnade with scripts in it (status ${status}): nothing can be previewed in it.`,
      );
    return { ok: true, site: origin, path: pathname + search + hash, isOn: hasBlockOf(body, name) };
  } catch (error) {
    return no(
      `${origin} does not answer: ${whyUnanswered(error)}. Start the site, or give the address of one that runs.`,
    );
  } finally {
    siteClient.close();
  }
}

/** Pages in the site's sitemap with a block of the remote. */
export async function pagesWith(site: string, name: string): Promise<readonly string[]> {
  const siteClient = openSiteClient(site);
  const found: string[] = [];
  try {
    const { body } = await siteClient.get('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, text = '']) => {
      const address = text.replaceAll('&amp;', '&');
      return URL.canParse(address) ? [new URL(address).pathname] : [];
    });
    for (const path of paths.slice(0, MOST_PAGES)) {
      const page = await siteClient.get(path, HTML);
      if (hasBlockOf(page.body, name)) found.push(path);
      if (found.length === MOST_NAMED) break;
    }
  } catch {
    // Only a help: a site may have no sitemap.
  } finally {
    siteClient.close();
  }
  return found;
}

/** The answer after redirects, as long as they stay on the site. */
async function answerAt(
  siteClient: SiteClient,
  origin: string,
  path: string,
): Promise<SiteAnswer | { readonly message: string }> {
  let at = new URL(path, origin);
  for (let leads = 0; leads < MOST_LEADS; leads += 1) {
    const answer = await siteClient.get(at.pathname + at.search, HTML);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
    const next = new URL(location, at);
    if (next.origin !== origin) return { message: `${at.href} leads to ${next.href}: give that address instead.` };
    at = next;
  }
  return { message: `${origin}${path} leads on and on: give the address of a page.` };
}

function no(message: string): LookedAt {
  return { ok: false, message };
}
