import { RESERVATION_PROVIDERS } from 'shared-types/blocks/reservations';
import { escapeHtml } from '../../platform/http/escape-html';
import type { ProviderWidget, WidgetMarkup } from '../../site/reservations/provider-widget';

export interface FramePage {
  readonly provider: ProviderWidget['provider'];
  readonly markup: WidgetMarkup;
  readonly locale: string;
  readonly nonce: string;
}

/** Errors of other resources, such as a missing picture, do not mean that the widget failed. */
const REPORT_FAILURE = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && 'provider' in target.dataset) document.documentElement.dataset.failed = '';
}, true);`;

/** The page inside a widget's frame. The block's script finds by `data-widget` what the provider has drawn. */
export function framePage({ provider, markup, locale, nonce }: FramePage): string {
  const { html, before, script } = markup;
  const { name } = RESERVATION_PROVIDERS[provider];
  const own = (text: string) => (text ? `<script nonce="${nonce}">${text}</script>` : '');
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title>
<style>body{margin:0;overflow-wrap:anywhere}[data-widget]{display:flow-root}</style>${own(REPORT_FAILURE)}</head>
<body><main data-widget>${html}${own(before)}<script nonce="${nonce}" src="${escapeHtml(script)}" data-provider></script></main></body>
</html>`;
}

/** The frame's content security policy. Only the site itself may embed the frame. */
export function framePolicy(nonce: string, isHttps: boolean): string {
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
