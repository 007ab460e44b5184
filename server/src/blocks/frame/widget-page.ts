import { escapeHtml } from '../../platform/http/escape-html';
import { createNonce } from '../../site/page/send/security-headers';
import type { FrameDocument } from './frame-kind';

export interface WidgetMarkup {
  /** Safe HTML before the script; its elements have `data-served`. */
  readonly html: string;
  /** Script to run before the provider's; none if empty. */
  readonly before: string;
  /** URL of the provider's script, if it has one. */
  readonly script?: string;
  /** Id by which that script finds its own element. */
  readonly scriptId?: string;
}

export interface WidgetPage {
  readonly title: string;
  readonly markup: WidgetMarkup;
  readonly locale: string;
  readonly isHttps: boolean;
}

/** Errors of other resources, such as a missing picture, do not mean that the widget failed. */
const REPORT_FAILURE = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && 'provider' in target.dataset) document.documentElement.dataset.failed = '';
}, true);`;

/** The page inside a widget's frame. The block's script finds by `data-widget` what the provider has drawn. */
export function widgetPage({ title, markup, locale, isHttps }: WidgetPage): FrameDocument {
  const { html, before, script, scriptId } = markup;
  const nonce = createNonce();
  const own = (text: string) => (text ? `<script nonce="${nonce}">${text}</script>` : '');
  const id = scriptId ? ` id="${scriptId}"` : '';
  const provider = script ? `<script nonce="${nonce}"${id} src="${escapeHtml(script)}" data-provider></script>` : '';
  return {
    policy: widgetPolicy(nonce, isHttps),
    html: `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>body{margin:0;overflow-wrap:anywhere}[data-widget]{display:flow-root}</style>${own(REPORT_FAILURE)}</head>
<body><main data-widget>${html}${own(before)}${provider}</main></body>
</html>`,
  };
}

/** The frame's content security policy. Only the site itself may embed the frame. */
function widgetPolicy(nonce: string, isHttps: boolean): string {
  const directives = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' https:`,
    `img-src https: data:`,
    `font-src https: data:`,
    `connect-src https:`,
    `frame-src https:`,
    `form-action https:`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
