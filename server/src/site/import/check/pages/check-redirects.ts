import type { SiteDocument } from 'shared-types/site/site-document';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';
import { answeredPaths } from './answered-paths';
import { problemOfFrom, problemOfTo, redirectSurroundings, tidiedPath, type RedirectProblem } from './redirect-problem';

const MESSAGES: Readonly<Record<RedirectProblem['kind'], (path: string) => string>> = {
  taken: (path) => `the server answers ${path} itself`,
  'has-page': (path) => `there is a page at ${path}, and pages come first`,
  'own-host': () => 'is an address on this site: write it from its first slash on',
  'not-declared': () => 'leads to another website: set elsewhere to true if that is meant',
  'not-foreign': () => 'is an address on this site, so elsewhere cannot be true',
  'only-folders': () => 'may end in /* only where from does',
  'no-page': (path) => `there is no page at ${path}`,
  itself: () => 'leads back to where it starts',
  'into-itself': () => 'leads back into what it stands for',
  chain: (path) => `leads to another redirect, from ${path}: name the page at its end`,
  'folder-chain': (path) => `leads to another redirect, from ${path}: name the folder at its end`,
};

/**
 * A redirect must start at a path without a page and lead to a page directly, without loops or chains. It may lead to
 * another website only if the document says so.
 */
export function checkRedirects(document: SiteDocument): Mistake[] {
  const { redirects = [], site } = document;
  const from = redirects.map((redirect) => tidiedPath(redirect.from));
  const surroundings = redirectSurroundings(from, { hosts: site.hosts, hasPage: answeredPaths(document) });
  return [
    ...findRepeated(
      'redirect from',
      from.map((name, index) => ({ path: ['redirects', index, 'from'], name })),
    ),
    ...redirects.flatMap((redirect, index) =>
      [problemOfFrom(redirect, surroundings), problemOfTo(redirect, surroundings)].flatMap((problem) =>
        problem ? [{ path: ['redirects', index, problem.field], message: MESSAGES[problem.kind](problem.path) }] : [],
      ),
    ),
  ];
}
