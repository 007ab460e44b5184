import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CaptchaSubject } from './captcha-subject';

/** A person takes longer to read the page that comes back. */
const EARLIEST_MS = 2000;
const VALID_MS = 3_600_000;
const FORM = /^again\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Captcha keys of visitors without script: the page that comes back has one, and sending the form once more proves that
 * somebody has read it. Valid for one submission, not at once, and for an hour.
 */
export interface ResubmissionProof {
  issue(subject: CaptchaSubject, nowMs: number): string;
  isValid(captchaKey: string, subject: CaptchaSubject, nowMs: number): boolean;
}

export function createResubmissionProof(secret: Uint8Array): ResubmissionProof {
  const proofOf = ({ site, form, key }: CaptchaSubject, issuedMs: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['resubmission', site, form, key, issuedMs]))
      .digest();
  return {
    issue: (subject, nowMs) => `again.${nowMs}.${proofOf(subject, nowMs).toString('base64url')}`,
    isValid(captchaKey, subject, nowMs) {
      const [, issued = '', proof = ''] = FORM.exec(captchaKey) ?? [];
      const ageMs = nowMs - Number(issued);
      if (proof === '' || ageMs < EARLIEST_MS || ageMs > VALID_MS) return false;
      const sent = Buffer.from(proof, 'base64url');
      const right = proofOf(subject, Number(issued));
      return sent.length === right.length && timingSafeEqual(sent, right);
    },
  };
}
