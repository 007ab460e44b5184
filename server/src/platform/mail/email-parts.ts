import { directionOf } from '../direction-of';
import { escapeHtml } from '../http/escape-html';
import type { Email } from './mailer';

/** A piece of an email; its texts are escaped. */
export type EmailPart =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  /** Lines below each other, as in a postal address. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** Names and amounts; with `isSum` the last row is the total. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[]; readonly isSum?: true }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

/** Mail programs support little more than tables and inline styles. */
const STYLE = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 system-ui,-apple-system,sans-serif',
  sheet: 'max-width:560px;margin:0 auto',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.25',
  text: 'margin:0 0 12px',
  table: 'width:100%;border-collapse:collapse;margin:0 0 12px',
  cell: 'padding:6px 0;border-top:1px solid #d9d9d9;vertical-align:top;text-align:start',
  amount: 'padding:6px 0;border-top:1px solid #d9d9d9;vertical-align:top;text-align:end;white-space:nowrap',
  sum: 'font-weight:600',
} as const;

/** Renders an email as text and as HTML, with the same content in the same order. */
export function emailsOf(parts: readonly EmailPart[], locale: string): Required<Pick<Email, 'body' | 'html'>> {
  const body = `${parts.map(textOf).join('\n\n')}\n`;
  const html =
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>' +
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">${parts.map(htmlOf).join('')}</div></body></html>`;
  return { body, html };
}

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case 'lines':
      return part.lines.join('\n');
    case 'rows':
      return part.rows.map(([what, much]) => `${what}: ${much}`).join('\n');
    case 'link':
      return `${part.text}:\n${part.address}`;
    default:
      return part.text;
  }
}

function htmlOf(part: EmailPart): string {
  switch (part.kind) {
    case 'title':
      return `<h1 style="${STYLE.title}">${escapeHtml(part.text)}</h1>`;
    case 'heading':
      return `<h2 style="${STYLE.heading}">${escapeHtml(part.text)}</h2>`;
    case 'paragraph':
      return `<p dir="auto" style="${STYLE.text}">${withBreaks(part.text)}</p>`;
    case 'lines':
      return `<p style="${STYLE.text}">${part.lines.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</p>`;
    case 'rows':
      return `<table role="presentation" style="${STYLE.table}">${part.rows.map((row, index) => rowHtml(row, part.isSum === true && index === part.rows.length - 1)).join('')}</table>`;
    case 'link':
      return `<p style="${STYLE.text}"><a href="${escapeHtml(part.address)}">${escapeHtml(part.text)}</a></p>`;
  }
}

function rowHtml([what, much]: readonly [string, string], isSum: boolean): string {
  const sum = isSum ? `;${STYLE.sum}` : '';
  return (
    `<tr><td style="${STYLE.cell}${sum}"><bdi>${escapeHtml(what)}</bdi></td>` +
    `<td style="${STYLE.amount}${sum}"><bdi>${escapeHtml(much)}</bdi></td></tr>`
  );
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
