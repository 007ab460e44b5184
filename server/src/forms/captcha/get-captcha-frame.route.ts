import { CAPTCHA_CALLS } from 'shared-types/forms/captcha';
import { obstacleTo } from '../../site/page/find/page-access';
import { visitorAt } from '../../site/page/find/page-finder';
import { sendAsPublicPage } from '../../site/page/send/security-headers';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { findForm } from '../contact-form/find-form';
import { captchaFrame } from './captcha-frame';

/**
 * `getCaptchaFrame`: a page with nothing but a service's captcha, for visitors who may see the form.
 *
 * @implements CAPT-06
 */
export const getCaptchaFrameRoute: Route = (app, { db }) => {
  app.get<{ Params: { form: string } }>(CAPTCHA_CALLS.getCaptchaFrame.path, async (request, reply) => {
    const site = siteOf(request);
    const form = findForm(site, request.params.form);
    const captcha = form?.definition.captcha;
    if (!form || !captcha || captcha.kind === 'altcha') return refuse(reply, 'site/not-found');
    // A form on a locked page is answered like one that does not exist.
    if (obstacleTo(form.page, await visitorAt({ db, log: app.log }, request, form.page)))
      return refuse(reply, 'site/not-found');
    const { locale } = site.siteLocaleAt(form.page.path);
    const { html, policy } = captchaFrame({ ...captcha, locale, isHttps: request.protocol === 'https' });
    return sendAsPublicPage(reply)
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
