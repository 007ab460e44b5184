import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { COOKIE_SETTINGS_PARAMETER } from 'shared-types/site/cookie';
import { addressOf } from '../../http/origin';
import { sameSitePath } from '../../http/same-site-path';
import type { Route } from '../../http/services';
import { slotBlockId } from '../../site/page/page-blocks';

/** `ask`: leads a visitor without script back to the page, with the cookie banner on it. Changes nothing. */
export const askRoute: Route = (app) => {
  app.get(BANNER_CALLS.ask.path, (request, reply) => {
    const asked = addressOf(request).searchParams.get('return');
    const page = new URL(sameSitePath(asked) ?? '/', 'http://same.site');
    page.searchParams.set(COOKIE_SETTINGS_PARAMETER, 'open');
    page.hash = `block-${slotBlockId('consent/cookie-banner')}`;
    return reply.redirect(`${page.pathname}${page.search}${page.hash}`, 303);
  });
};
