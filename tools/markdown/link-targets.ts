import { withoutCode } from './without-code.ts';

/** The targets of `[text](target)`, `![text](target "title")`, `[name]: target`, and of `href` and `src` in HTML. */
const TARGETS = [/\]\(\s*<?([^()<>\s]+)/g, /^\[[^\]]+\]: *<?([^<>\s]+)/gm, /\b(?:href|src)="([^"]*)"/g];
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link or an image of a Markdown page that leads to a place in the repository. */
export interface LinkTarget {
  /** Path relative to the page, percent-decoded; empty if the target is in the same page. */
  readonly path: string;
  /** Anchor without `#`, empty if there is none. */
  readonly anchor: string;
}

/** The targets of a page's links and images, without those that name a host or another scheme. */
export function linkTargets(markdown: string): LinkTarget[] {
  const text = withoutCode(markdown);
  const targets = TARGETS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
  return targets
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { path: decodeURIComponent(path), anchor: decodeURIComponent(anchor) };
    });
}
