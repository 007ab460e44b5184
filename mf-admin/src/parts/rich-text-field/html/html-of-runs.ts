import { escapedText, nodeHtml, tagged } from './tag-html';
import { MARKS, type Attributes, type RichLink, type Run, type Wrap } from './rich-blocks';

/** An element around a run, stored or made. */
interface Around {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Of a stored one. */
  readonly id?: number;
}

interface Piece {
  readonly html: string;
  readonly around: readonly Around[];
}

/** Writes the runs of a line, in the elements that the stored HTML has around them as far as they still mean what they did. */
export function runsHtml(runs: readonly Run[]): string {
  return piecesHtml(runs.map((run, at) => ({ html: runHtml(run), around: aroundOf(run, runs, at) })));
}

function piecesHtml(pieces: readonly Piece[]): string {
  return grouped(pieces)
    .map((group) => {
      const [outer] = group[0]?.around ?? [];
      if (!outer) return group.map(({ html }) => html).join('');
      const inside = group.map(({ html, around }) => ({ html, around: around.slice(1) }));
      return tagged(outer.tag, outer.attributes, piecesHtml(inside));
    })
    .join('');
}

/** Neighbours that are in one element, or in none. */
function grouped(pieces: readonly Piece[]): Piece[][] {
  return pieces.reduce<Piece[][]>((groups, piece) => {
    const last = groups.at(-1);
    if (last?.[0] && areOne(last[0].around[0], piece.around[0])) last.push(piece);
    else groups.push([piece]);
    return groups;
  }, []);
}

function areOne(one: Around | undefined, other: Around | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.tag === other.tag && JSON.stringify(one.attributes) === JSON.stringify(other.attributes);
}

function aroundOf(run: Run, runs: readonly Run[], at: number): readonly Around[] {
  const { link, marks, wraps = [] } = run;
  if ('isBreak' in run) {
    const near = [runs.slice(0, at).reverse(), runs.slice(at + 1)].map((side) =>
      side.find((one) => !('isBreak' in one)),
    );
    const known = new Set(near.flatMap((one) => (one ? stillThere(one).map(({ id }) => id) : [])));
    return wraps.filter(({ id }) => known.has(id));
  }
  const stored = stillThere(run).map((wrap) => (wrap.isLink && link ? withAddress(wrap, link) : wrap));
  const linked: readonly Around[] =
    link && !stored.some(({ isLink }) => isLink) ? [{ tag: 'a', attributes: linkAttributes(link) }, ...stored] : stored;
  const made = MARKS.filter((mark) => marks.includes(mark) && !wraps.some((wrap) => wrap.mark === mark));
  // A mark of a part of a link must not cut the link in two.
  const place = linked.map(({ tag }) => tag).lastIndexOf('a') + 1;
  return [...linked.slice(0, place), ...made.map((tag) => ({ tag, attributes: {} })), ...linked.slice(place)];
}

/** The stored elements whose mark or link the run still has. */
function stillThere(run: Run): readonly Wrap[] {
  const { wraps = [], marks, link } = run;
  const isText = 'text' in run;
  return wraps.filter(({ mark, isLink }) => {
    if (isLink) return link !== undefined;
    return mark === undefined || !isText || marks.includes(mark);
  });
}

function withAddress(wrap: Wrap, { href }: RichLink): Wrap {
  const { attributes } = wrap;
  return attributes['href']?.trim() === href ? wrap : { ...wrap, attributes: { ...attributes, href } };
}

function linkAttributes({ href, newWindow }: RichLink): Attributes {
  return { href, ...(newWindow && { target: '_blank', rel: 'noopener' }) };
}

function runHtml(run: Run): string {
  if ('kept' in run) return run.html ?? nodeHtml(run.kept);
  return 'text' in run ? escapedText(run.text) : (run.html ?? '<br>');
}
