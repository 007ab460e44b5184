import type { FastifyRequest } from 'fastify';
import { CAPTCHA_INPUT } from 'shared-types/forms/captcha';
import { senderOf } from '../../platform/http/sender-of';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import type { FormCaptcha } from '../../site/form/form-definition';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { createAltcha } from './altcha';
import type { CaptchaSubject } from './captcha-subject';
import { captchaSecret } from './captcha-secret';
import { createResubmissionProof } from './resubmission-proof';
import { CAPTCHA_SERVICES } from './services/captcha-services';
import { verifyToken } from './services/verify-token';

/** Submissions without a computed proof, of all forms of a site: a program may wait like a person, but not often. */
const RESUBMISSIONS: RateLimit = { what: 'forms/resubmission', most: 10, windowMs: 3_600_000 };

type Refused = Extract<ActionOutcome, { readonly kind: 'refused' }>;

export interface SentCaptcha {
  readonly captcha: FormCaptcha;
  /** Empty if none was sent. */
  readonly captchaKey: string;
  readonly subject: CaptchaSubject;
  readonly request: FastifyRequest;
  /** True for a form without script. */
  readonly isForm: boolean;
}

/**
 * Why a submission must not be stored; `undefined` if its captcha is complete.
 *
 * @implements CAPT-01 FERR-03
 */
export function captchaObstacle(services: Services, sent: SentCaptcha): Promise<Refused | undefined> {
  const { captcha } = sent;
  return captcha.kind === 'altcha' ? altchaObstacle(services, sent) : serviceObstacle(services, captcha, sent);
}

/** Fails closed: without an answer of its service nothing is stored, and the visitor can send the form again. */
async function serviceObstacle(
  { config }: Services,
  { kind, siteKey }: Exclude<FormCaptcha, { kind: 'altcha' }>,
  { captchaKey, request }: SentCaptcha,
): Promise<Refused | undefined> {
  if (!captchaKey) return { kind: 'refused', code: 'forms/captcha-incomplete' };
  const secret = config.captchaSecrets?.get(siteKey);
  const answer =
    secret === undefined
      ? { kind: 'failed' as const, reason: `CAPTCHA_SECRETS has no secret for ${siteKey}.` }
      : await verifyToken(CAPTCHA_SERVICES[kind], {
          secret,
          token: captchaKey,
          host: request.hostname,
        });
  if (answer.kind === 'complete') return undefined;
  if (answer.kind === 'incomplete') return { kind: 'refused', code: 'forms/captcha-incomplete' };
  request.log.error({ captcha: kind, reason: answer.reason }, 'a captcha could not be checked');
  return { kind: 'refused', code: 'forms/captcha-unavailable' };
}

async function altchaObstacle(
  { signing, db }: Services,
  { captchaKey, subject, request, isForm }: SentCaptcha,
): Promise<Refused | undefined> {
  const secret = captchaSecret(signing);
  const resubmission = createResubmissionProof(secret);
  if (resubmission.isValid(captchaKey, subject, Date.now())) {
    const isFew = await isWithinRate(db, { siteId: subject.site, address: senderOf(request) }, RESUBMISSIONS);
    return isFew ? undefined : { kind: 'refused', code: 'forms/rate-limited' };
  }
  if ((await createAltcha(secret).verify(captchaKey, subject)) === 'solved') return undefined;
  if (!isForm) return { kind: 'refused', code: 'forms/captcha-incomplete' };
  const filled = { key: subject.key, [CAPTCHA_INPUT]: resubmission.issue(subject, Date.now()) };
  return { kind: 'refused', code: 'forms/captcha-again', filled };
}
