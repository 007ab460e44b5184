import { CAPTCHA_MESSAGE_KEY } from 'shared-types/forms/captcha';
import { escapeHtml } from '../../platform/http/escape-html';
import { createNonce } from '../../site/page/send/security-headers';
import { CAPTCHA_SERVICES } from './services/captcha-services';
import type { CaptchaServiceName } from './services/captcha-service';

export interface CaptchaFrame {
  readonly kind: CaptchaServiceName;
  readonly siteKey: string;
  readonly locale: string;
  readonly isHttps: boolean;
}

/** Posts the token, failures and the height of the content to the page that has the frame. */
const FRAME_SCRIPT = `const tell = (message) => parent.postMessage({ ${CAPTCHA_MESSAGE_KEY}: message }, location.origin);
function complete(token) { tell({ token }); }
function failed() { tell({ failed: true }); }
addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) failed(); }, true);
let last = 0;
const measure = () => {
  const visible = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const height = Math.ceil(Math.max(0, ...visible.map((element) => element.getBoundingClientRect().bottom + scrollY)));
  if (height !== last) tell({ height: last = height });
};
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(measure).observe(document.body, { subtree: true, childList: true, attributes: true });
  measure();
});`;

/** The page of the frame of a service's captcha, and the policy it is sent with. The page around keeps its own. */
export function captchaFrame({ kind, siteKey, locale, isHttps }: CaptchaFrame): { html: string; policy: string } {
  const service = CAPTCHA_SERVICES[kind];
  const nonce = createNonce();
  const script = escapeHtml(service.script(locale.split('-')[0] ?? ''));
  return {
    policy: policyOf(nonce, { sources: service.sources, isHttps }),
    html: `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${service.title}</title>
<style>body{margin:0}</style><script nonce="${nonce}">${FRAME_SCRIPT}</script></head>
<body><div class="${service.widgetClass}" data-sitekey="${escapeHtml(siteKey)}" data-callback="complete" data-error-callback="failed"></div>
<script nonce="${nonce}" src="${script}" async></script></body>
</html>`,
  };
}

function policyOf(
  nonce: string,
  { sources, isHttps }: { readonly sources: readonly string[]; readonly isHttps: boolean },
): string {
  const service = sources.join(' ');
  const directives = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${service}`,
    `img-src data: ${service}`,
    `font-src data: ${service}`,
    `connect-src ${service}`,
    `frame-src ${service}`,
    `worker-src blob: ${service}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
