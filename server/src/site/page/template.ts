/**
 * Text with holes. A hole is written `<prefix><name>;` and is filled per request, so that the text around it can be
 * kept. The prefix is a secret of the process: text from owners or visitors cannot make a hole.
 */
export interface Template {
  /** Fixed text, one piece more than there are holes. */
  readonly pieces: readonly string[];
  readonly holes: readonly string[];
}

/** Text without holes. */
export function textTemplate(text: string): Template {
  return { pieces: [text], holes: [] };
}

/** Splits text at its holes. */
export function parseTemplate(text: string, prefix: string): Template {
  const [first = '', ...rest] = text.split(prefix);
  const pieces = [first];
  const holes: string[] = [];
  for (const part of rest) {
    const end = part.indexOf(';');
    holes.push(part.slice(0, end));
    pieces.push(part.slice(end + 1));
  }
  return { pieces, holes };
}

/** Puts one template into another's hole of that name; other holes stay. */
export function fillWithTemplates(template: Template, fill: (hole: string) => Template | undefined): Template {
  const pieces: string[] = [template.pieces[0] ?? ''];
  const holes: string[] = [];
  const append = (text: string) => (pieces[pieces.length - 1] += text);
  template.holes.forEach((hole, index) => {
    const inner = fill(hole);
    if (inner) {
      append(inner.pieces[0] ?? '');
      holes.push(...inner.holes);
      pieces.push(...inner.pieces.slice(1));
    } else {
      holes.push(hole);
      pieces.push('');
    }
    append(template.pieces[index + 1] ?? '');
  });
  return { pieces, holes };
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
  const { pieces, holes } = template;
  const [start, end] = [holes.indexOf(from), holes.indexOf(to)];
  if (start < 0 || end < start) return { rest: template, cut: undefined };
  return {
    rest: {
      pieces: [...pieces.slice(0, start + 1), ...pieces.slice(end + 1)],
      holes: [...holes.slice(0, start), leaving, ...holes.slice(end + 1)],
    },
    cut: { pieces: pieces.slice(start + 1, end + 1), holes: holes.slice(start + 1, end) },
  };
}

/** One template after the other. */
export function joinTemplates(templates: readonly Template[]): Template {
  const pieces = [''];
  for (const {
    pieces: [first = '', ...rest],
  } of templates) {
    pieces[pieces.length - 1] += first;
    pieces.push(...rest);
  }
  return { pieces, holes: templates.flatMap(({ holes }) => holes) };
}

/** The text with every hole filled. */
export function fillTemplate({ pieces, holes }: Template, value: (hole: string) => string): string {
  let text = pieces[0] ?? '';
  for (let index = 0; index < holes.length; index += 1) text += value(holes[index] ?? '') + (pieces[index + 1] ?? '');
  return text;
}
