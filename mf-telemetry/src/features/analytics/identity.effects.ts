import type { Host } from 'shared-types/host/host';
import { ANALYTICS_COOKIE_SECONDS, COOKIE, LOCAL_STORAGE } from 'shared-types/site/cookie';
import type { EventData } from 'shared-types/telemetry/analytics';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { createUuid } from '../../parts/delivery/create-uuid.effects';

/** Who an event comes from, as far as the site may know. */
export interface Identity {
  /** Empty where it may not. */
  readonly analyticsId: string;
  readonly sessionId: string | null;
  /** Whether this is the browser's first page, and its first session; nothing where that is not known. */
  readonly flags: EventData;
}

/** What is known of a browser before its first event. */
export interface KnownBrowser extends Pick<Host, 'context' | 'storage'> {
  /** The visitor cookie as this page found it: its visits have told of none where there is none. */
  readonly visitor: string | undefined;
}

/** Reads who this browser is, and remembers it: the cookies at once, the flags when the storage is there. */
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

/**
 * A browser that has told no event yet may have seen pages: its visits know. One that keeps nothing has landed for the first
 * time on every page: nothing is said then.
 */
async function readFlags({
  storage,
  visitor,
  isNewSession,
}: Pick<KnownBrowser, 'storage' | 'visitor'> & { readonly isNewSession: boolean }): Promise<EventData> {
  const { hasLanded, isFirstSession } = LOCAL_STORAGE;
  try {
    const isNew = (await storage.get(hasLanded, 'analytics')) !== 'true';
    if (isNew) await storage.set(hasLanded, 'true', 'analytics');
    // The last of the cookie's parts counts the visits.
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
