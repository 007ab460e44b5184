import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, UNLOCKED_SECONDS } from 'shared-types/site/cookie';
import { setCookie } from '../../platform/http/cookie/site-cookies';
import type { SitePage } from '../directory/site-page';

const SIGNED = /^(\d{10})\.([A-Za-z0-9_-]{43})$/;

/**
 * Signs that a page is unlocked until a time, in seconds since 1970. The key is the password's hash, so that a new password
 * locks the page again. Anyone who can read the hash, in the site document or the database, can open the page.
 */
function signatureOf({ id }: SitePage, passwordHash: string, endsAt: string): string {
  return createHmac('sha256', passwordHash).update(`${id} ${endsAt}`).digest('base64url');
}

/** Sets the cookie that opens the page, until the browser closes and for a day at most. */
export function rememberUnlocked(reply: FastifyReply, page: SitePage, passwordHash: string): void {
  const endsAt = String(Math.floor(Date.now() / 1000) + UNLOCKED_SECONDS);
  const value = `${endsAt}.${signatureOf(page, passwordHash, endsAt)}`;
  setCookie(reply, { name: cookieOf(page), value }, { httpOnly: true });
}

/** True if this browser has unlocked the page; invalid and expired values count as absent. */
export function isUnlocked({ cookies }: FastifyRequest, page: SitePage): boolean {
  if (page.lock?.by !== 'password') return false;
  const [, endsAt = '', signature = ''] = SIGNED.exec(cookies[cookieOf(page)] ?? '') ?? [];
  if (signature === '' || Number(endsAt) * 1000 <= Date.now()) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(page, page.lock.passwordHash, endsAt)));
}

/** Each page has its own cookie. */
function cookieOf({ id }: SitePage): string {
  return `${COOKIE.unlocked}-${id}`;
}
