import type { DocumentRedirect } from 'shared-types/site/site-document';
import { redirectFinder } from '../directory/redirect-finder';
import {
  problemOfFrom,
  problemOfTo,
  redirectSurroundings,
  tidiedPath,
  type RedirectProblem,
  type RedirectSurroundings,
} from '../import/check/pages/redirect-problem';

/** A redirect as it is stored. */
export interface StoredRedirect {
  /** Normalized and in lower case. */
  readonly from: string;
  readonly to: string;
  readonly temporary: boolean;
}

/** Why a redirect cannot be saved. */
export interface RedirectFault {
  /** Old path of the redirect that was to be saved. */
  readonly from: string;
  readonly field: RedirectProblem['field'];
  /** `reached`: another redirect, from `path`, leads to the old path. */
  readonly kind: RedirectProblem['kind'] | 'circle' | 'reached';
  readonly path: string;
  /** Of chains and circles: every path that a visitor would be sent to, in order. */
  readonly trail: readonly string[];
}

const LONGEST_TRAIL = 10;

/** What is wrong with some redirects among all redirects of a site, at most one fault for each. */
export function redirectFaults(
  all: readonly StoredRedirect[],
  changed: ReadonlySet<string>,
  site: Pick<RedirectSurroundings, 'hosts' | 'hasPage'>,
): RedirectFault[] {
  const surroundings = redirectSurroundings(
    all.map(({ from }) => from),
    site,
  );
  const find = redirectFinder(
    all.map(({ from, to, temporary }) => ({ from_path: from, target: to, is_temporary: temporary })),
  );
  const faults = new Map<string, RedirectFault>();
  for (const stored of all) {
    const redirect: DocumentRedirect = { ...stored, elsewhere: !stored.to.startsWith('/') };
    const isChanged = changed.has(stored.from);
    const problem = (isChanged && problemOfFrom(redirect, surroundings)) || problemOfTo(redirect, surroundings);
    if (!problem) continue;
    const trail = problem.next === undefined ? [] : trailOf([stored.from, problem.path], find);
    if (isChanged) {
      const isCircle = new Set(trail).size < trail.length;
      faults.set(stored.from, { ...problem, from: stored.from, kind: isCircle ? 'circle' : problem.kind, trail });
    } else if (problem.next !== undefined && changed.has(problem.next) && !faults.has(problem.next))
      faults.set(problem.next, { from: problem.next, field: 'from', kind: 'reached', path: stored.from, trail });
  }
  return [...faults.values()];
}

/** Where a visitor would be sent on, up to the first path that occurs twice. */
function trailOf(begun: readonly string[], find: ReturnType<typeof redirectFinder>): string[] {
  const trail = [...begun];
  while (trail.length < LONGEST_TRAIL) {
    const to = find(trail.at(-1) ?? '')?.to;
    if (to === undefined) return trail;
    const next = to.startsWith('/') ? tidiedPath(to.split(/[?#]/)[0] ?? to) : to;
    const isKnown = trail.includes(next);
    trail.push(next);
    if (isKnown) return trail;
  }
  return trail;
}
