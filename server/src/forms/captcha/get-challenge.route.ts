import { CAPTCHA_CALLS, type CaptchaChallenge } from 'shared-types/forms/captcha';
import { z } from 'zod';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { findForm } from '../contact-form/find-form';
import { isKeyFor } from '../contact-form/submission-key';
import { createAltcha } from './altcha';
import { captchaSecret } from './captcha-secret';

const LONGEST = 100;

const querySchema = z.object({ form: z.string().max(LONGEST), key: z.string().max(LONGEST) });

/**
 * `getChallenge`: a challenge for one submission of one form. Its solution is the captcha key of that submission. It sets no
 * cookie and stores nothing.
 */
export const getChallengeRoute: Route = (app, { signing }) => {
  app.get(CAPTCHA_CALLS.getChallenge.path, { config: { input: [querySchema] } }, async (request, reply) => {
    const query = querySchema.safeParse(request.query).data;
    const site = siteOf(request);
    const form = findForm(site, query?.form);
    if (!query || form?.definition.captcha?.kind !== 'altcha') return refuse(reply, 'forms/not-configured');
    if (!isKeyFor(form.id, query.key)) return refuse(reply, 'forms/key-unknown');
    const altcha = createAltcha(captchaSecret(signing));
    const body: CaptchaChallenge = await altcha.challenge({ site: site.id, form: form.id, key: query.key });
    return reply.header('cache-control', 'no-store').send(body);
  });
};
