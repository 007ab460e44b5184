import type { Host } from 'shared-types/host/host';
import { ANALYTICS_COOKIE_SECONDS, COOKIE, LOCAL_STORAGE } from 'shared-types/site/cookie';
import type { EventData } from 'shared-types/telemetry/analytics';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { createUuid } from '../../parts/delivery/create-uuid.effects';

export interface Identity {
  /** Empty if the site may not know it. */
  readonly analyticsId: string;
  readonly sessionId: string | null;
  /** Whether this is the browser's first page and first session; empty if unknown. */
  readonly flags: EventData;
}

export interface KnownBrowser extends Pick<Host, 'context' | 'storage'> {
  /** The visitor cookie when this page was opened; undefined if this browser has reported no visit. */
  readonly visitor: string | undefined;
}

export async function identify({ context, storage, visitor }: KnownBrowser): Promise<Identity> {
  if (context.cookieSettings.isVisitorDataRestricted) return { analyticsId: '', sessionId: null, flags: {} };
  const analyticsId = readCookie(COOKIE.analyticsId) || readCookie(COOKIE.machineId) || createUuid();
  const known = readCookie(COOKIE.analyticsSession);
  const sessionId = known || createUuid();
  for (const name of [COOKIE.analyticsId, COOKIE.machineId]) writeCookie(name, analyticsId, ANALYTICS_COOKIE_SECONDS);
  if (readCookie(COOKIE.analyticsId) !== analyticsId) console.warn('Unable to store analyticsId');
  writeCookie(COOKIE.analyticsSession, sessionId);
  return { analyticsId, sessionId, flags: await readFlags({ storage, visitor, isNewSession: !known }) };
}

/** No flags without storage, because every page would then seem the first. */
async function readFlags({
  storage,
  visitor,
  isNewSession,
}: Pick<KnownBrowser, 'storage' | 'visitor'> & { readonly isNewSession: boolean }): Promise<EventData> {
  const { hasLanded, isFirstSession } = LOCAL_STORAGE;
  try {
    const isNew = (await storage.get(hasLanded, 'analytics')) !== 'true';
    if (isNew) await storage.set(hasLanded, 'true', 'analytics');
    // The last part of the cookie is the number of visits.
    const isFirstVisit = isNew && (!visitor || visitor.endsWith('|1'));
    if (isNewSession) await storage.set(isFirstSession, String(isFirstVisit), 'analytics');
    return {
      isFirstLanding: isNew && !visitor,
      isFirstSession: (await storage.get(isFirstSession, 'analytics')) === 'true',
    };
  } catch {
    return {};
  }
}

function writeCookie(name: string, value: string, seconds?: number): void {
  const lifetime = seconds ? `; Max-Age=${seconds}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}${secure}`;
}
