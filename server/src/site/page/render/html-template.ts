/** Where something comes that is not known yet. */
export interface Placeholder {
  readonly placeholder: string;
}

/**
 * A page or a part of one, ready to be sent but for its placeholders: bytes, so that what is kept is encoded once and not for every
 * visitor. In text a placeholder is written `<prefix><name>;`. The prefix is a secret of the process: text from owners or visitors
 * cannot make a placeholder.
 */
export type HtmlTemplate = readonly (Buffer | Placeholder)[];

/** HTML without placeholders. */
export function htmlTemplateOf(text: string): HtmlTemplate {
  return text === '' ? [] : [Buffer.from(text)];
}

/** Splits text at its placeholders. */
export function parseHtmlTemplate(text: string, prefix: string): HtmlTemplate {
  const [first = '', ...rest] = text.split(prefix);
  return [
    ...htmlTemplateOf(first),
    ...rest.flatMap((part) => {
      const end = part.indexOf(';');
      return [{ placeholder: part.slice(0, end) }, ...htmlTemplateOf(part.slice(end + 1))];
    }),
  ];
}

/** HTML by the names of the placeholders it comes into. */
export type HtmlByPlaceholder = Readonly<Record<string, HtmlTemplate | undefined>>;

/** Puts HTML into a template's placeholders; placeholders that nothing is for stay. */
export function insertHtml(template: HtmlTemplate, htmlByPlaceholder: HtmlByPlaceholder): HtmlTemplate {
  return template.flatMap((part) => (isPlaceholder(part) ? (htmlByPlaceholder[part.placeholder] ?? [part]) : [part]));
}

/** What stands between two placeholders, and what is left without it: one placeholder in its place. */
export interface CutHtmlTemplate {
  readonly rest: HtmlTemplate;
  /** Nothing where the placeholders are not there. */
  readonly cut: HtmlTemplate | undefined;
}

/** Takes out what stands between two placeholders, and them with it. */
export function cutHtmlTemplate(
  template: HtmlTemplate,
  { from, to, leaving }: { readonly from: string; readonly to: string; readonly leaving: string },
): CutHtmlTemplate {
  const at = (name: string) => template.findIndex((part) => isPlaceholder(part) && part.placeholder === name);
  const [start, end] = [at(from), at(to)];
  if (start < 0 || end < start) return { rest: template, cut: undefined };
  return {
    rest: [...template.slice(0, start), { placeholder: leaving }, ...template.slice(end + 1)],
    cut: template.slice(start + 1, end),
  };
}

/** The whole with every placeholder filled. */
export function fillHtmlTemplate(template: HtmlTemplate, value: (placeholder: string) => string): Buffer {
  return Buffer.concat(template.map((part) => (isPlaceholder(part) ? Buffer.from(value(part.placeholder)) : part)));
}

/** True where text stands somewhere in it, between two placeholders. */
export function htmlIncludes(template: HtmlTemplate, text: string): boolean {
  return template.some((part) => !isPlaceholder(part) && part.includes(text));
}

function isPlaceholder(part: Buffer | Placeholder): part is Placeholder {
  return 'placeholder' in part;
}
