const FENCED = /^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1[^\n]*$/gm;
const CODE_SPAN = /`+[^`]+`+/g;

/** Markdown without its fenced code blocks. */
export function withoutFencedCode(markdown: string): string {
  return markdown.replace(FENCED, '');
}

/** Markdown without fenced code blocks and code spans. A code span ends within its paragraph, so a stray backtick hides no more than that. */
export function withoutCode(markdown: string): string {
  const paragraphs = withoutFencedCode(markdown).split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replace(CODE_SPAN, '')).join('\n\n');
}
