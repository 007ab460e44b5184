/** Where something comes that is not known yet. */
export interface Hole {
  readonly hole: string;
}

/**
 * A page or a part of one, ready to be sent but for its holes: bytes, so that what is kept is encoded once and not for every
 * visitor. In text a hole is written `<prefix><name>;`. The prefix is a secret of the process: text from owners or visitors
 * cannot make a hole.
 */
export type Template = readonly (Buffer | Hole)[];

/** Text without holes. */
export function textTemplate(text: string): Template {
  return text === '' ? [] : [Buffer.from(text)];
}

/** Splits text at its holes. */
export function parseTemplate(text: string, prefix: string): Template {
  const [first = '', ...rest] = text.split(prefix);
  return [
    ...textTemplate(first),
    ...rest.flatMap((part) => {
      const end = part.indexOf(';');
      return [{ hole: part.slice(0, end) }, ...textTemplate(part.slice(end + 1))];
    }),
  ];
}

/** Templates by the names of the holes they come into. */
export type Filling = Readonly<Record<string, Template | undefined>>;

/** Puts templates into another's holes; holes that nothing is for stay. */
export function fillWithTemplates(template: Template, filling: Filling): Template {
  return template.flatMap((part) => (isHole(part) ? (filling[part.hole] ?? [part]) : [part]));
}

/** What stands between two holes, and what is left without it: one hole in its place. */
export interface CutTemplate {
  readonly rest: Template;
  /** Nothing where the holes are not there. */
  readonly cut: Template | undefined;
}

/** Takes out what stands between two holes, and them with it. */
export function cutTemplate(
  template: Template,
  { from, to, leaving }: { readonly from: string; readonly to: string; readonly leaving: string },
): CutTemplate {
  const at = (name: string) => template.findIndex((part) => isHole(part) && part.hole === name);
  const [start, end] = [at(from), at(to)];
  if (start < 0 || end < start) return { rest: template, cut: undefined };
  return {
    rest: [...template.slice(0, start), { hole: leaving }, ...template.slice(end + 1)],
    cut: template.slice(start + 1, end),
  };
}

/** The whole with every hole filled. */
export function fillTemplate(template: Template, value: (hole: string) => string): Buffer {
  return Buffer.concat(template.map((part) => (isHole(part) ? Buffer.from(value(part.hole)) : part)));
}

/** True where text stands somewhere in it, between two holes. */
export function templateIncludes(template: Template, text: string): boolean {
  return template.some((part) => !isHole(part) && part.includes(text));
}

function isHole(part: Buffer | Hole): part is Hole {
  return 'hole' in part;
}
