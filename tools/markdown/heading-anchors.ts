import { withoutFencedCode } from './without-code.ts';

const HEADING = /^#{1,6} +(.+)$/gm;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
/** Everything but letters, digits, underscores, hyphens and spaces. */
const DROPPED = /[^\p{L}\p{M}\p{N}_\- ]/gu;

/** The anchor that GitHub gives to a heading: `Add a block` is `#add-a-block`. */
export function anchorOf(heading: string): string {
  return heading.replace(LINK, '$1').trim().toLowerCase().replace(DROPPED, '').replaceAll(' ', '-');
}

/** The anchors of a page's headings in their order. A repeated heading gets a number: `#example`, `#example-1`. */
export function headingAnchors(markdown: string): string[] {
  const counts = new Map<string, number>();
  return [...withoutFencedCode(markdown).matchAll(HEADING)].map(([, heading = '']) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}
