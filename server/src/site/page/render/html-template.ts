/** Where HTML is inserted later. */
export interface Placeholder {
  readonly placeholder: string;
}

/**
 * HTML with placeholders, stored as bytes so that it is encoded once and not for every visitor. In text a placeholder is
 * written `<prefix><name>;`. The prefix is a secret of the process, so texts of owners and visitors cannot contain one.
 */
export type HtmlTemplate = readonly (Buffer | Placeholder)[];

export function htmlTemplateOf(text: string): HtmlTemplate {
  return text === '' ? [] : [Buffer.from(text)];
}

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

/** Values by placeholder name. */
export type HtmlByPlaceholder = Readonly<Record<string, HtmlTemplate | undefined>>;

/** Fills placeholders; the others stay. */
export function insertHtml(template: HtmlTemplate, htmlByPlaceholder: HtmlByPlaceholder): HtmlTemplate {
  return template.flatMap((part) => (isPlaceholder(part) ? (htmlByPlaceholder[part.placeholder] ?? [part]) : [part]));
}

/** The part between two placeholders, and the rest with one placeholder in its place. */
export interface CutHtmlTemplate {
  readonly rest: HtmlTemplate;
  /** Undefined if the placeholders are missing. */
  readonly cut: HtmlTemplate | undefined;
}

/** Cuts out the part between two placeholders, including them. */
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

export function fillHtmlTemplate(template: HtmlTemplate, value: (placeholder: string) => string): Buffer {
  return Buffer.concat(template.map((part) => (isPlaceholder(part) ? Buffer.from(value(part.placeholder)) : part)));
}

/** True if the text occurs between two placeholders. */
export function htmlIncludes(template: HtmlTemplate, text: string): boolean {
  return template.some((part) => !isPlaceholder(part) && part.includes(text));
}

function isPlaceholder(part: Buffer | Placeholder): part is Placeholder {
  return 'placeholder' in part;
}
