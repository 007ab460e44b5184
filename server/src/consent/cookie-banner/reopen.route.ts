import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { COOKIE_SETTINGS_PARAMETER } from 'shared-types/site/cookie';
import { addressOf } from '../../platform/http/origin';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Route } from '../../site/services';
import { slotBlockId } from '../../site/page/template/page-blocks';

/** `reopen`: leads a visitor without script back to the page with the banner open. Changes nothing. */
export const reopenRoute: Route = (app) => {
  app.get(BANNER_CALLS.reopen.path, (request, reply) => {
    const requested = addressOf(request).searchParams.get('return');
    const page = new URL(sameSitePath(requested) ?? '/', 'http://same.site');
    page.searchParams.set(COOKIE_SETTINGS_PARAMETER, 'open');
    page.hash = `block-${slotBlockId('consent/cookie-banner')}`;
    return reply.redirect(`${page.pathname}${page.search}${page.hash}`, 303);
  });
};
