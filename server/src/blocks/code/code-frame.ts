import { FRAME_HEIGHT_KEY } from 'shared-types/blocks/framed/frame';
import type { CodeSettings } from 'shared-types/blocks/framed/code';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html';
import type { FrameKind } from '../frame/frame-kind';
import { usableSettings } from '../frame/usable-settings';

type OwnCode = Pick<CodeSettings, 'html' | 'css' | 'javascript' | 'external'>;

const schema = z.object({
  html: z.string().optional(),
  css: z.string().optional(),
  javascript: z.string().optional(),
  external: z.boolean().optional(),
}) satisfies z.ZodType<OwnCode>;

/**
 * A frame does not grow with what is in it: the page around it hears how high that is, and nothing else. It may have missed the
 * first time, and asks.
 */
const TELL_HEIGHT = `{
  const tell = () => parent.postMessage({ ${FRAME_HEIGHT_KEY}: document.documentElement.offsetHeight }, '*');
  addEventListener('message', ({ source }) => source === parent && tell());
  new ResizeObserver(tell).observe(document.documentElement);
}`;

/**
 * The owner's code in a page of its own. It has no origin: it reaches neither the page around it nor cookies and storage of
 * the site. Unless the owner says that it needs other sites, it reaches none of these either.
 */
export const codeFrame: FrameKind = {
  blockTypes: [BLOCK_TYPE.code],
  isForAccounts: true,
  document({ block, site: { locale }, isHttps, log }) {
    const code = usableSettings<OwnCode>(schema, block, log);
    return code && { html: pageOf(code, locale), policy: policyOf(code, isHttps) };
  },
};

/** The owner's parts come last: what is not closed in one of them takes nothing of ours with it. */
function pageOf({ html = '', css = '', javascript = '' }: OwnCode, locale: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>-</title>
<style>body{margin:0;overflow-wrap:anywhere}</style><script>${TELL_HEIGHT}</script>
${css && `<style>${css}</style>`}</head>
<body>${html}${javascript && `<script>${javascript}</script>`}</body>
</html>`;
}

const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const INLINE = `'unsafe-inline'`;

function policyOf({ external }: OwnCode, isHttps: boolean): string {
  const sources = external
    ? [`default-src https: data: blob: ${INLINE} 'unsafe-eval'`, 'form-action https:']
    : [
        `default-src 'none'`,
        `script-src ${INLINE}`,
        `style-src ${INLINE}`,
        `img-src 'self' data:`,
        `font-src data:`,
        `media-src data:`,
        `form-action 'none'`,
      ];
  const directives = [SANDBOX, ...sources, `base-uri 'none'`, `frame-ancestors 'self'`];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}
