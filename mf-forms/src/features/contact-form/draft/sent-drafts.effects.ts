import { HOST_COOKIE_PREFIX, SENT_DRAFTS_COOKIE, SENT_DRAFTS_COOKIE_SECONDS } from 'shared-types/site/cookie';

/** True, once, if the form was sent without script since its draft was last looked at. */
export function wasSent(formId: string): boolean {
  const isSecure = location.protocol === 'https:';
  const start = `${isSecure ? HOST_COOKIE_PREFIX : ''}${SENT_DRAFTS_COOKIE}=`;
  const sent = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  const ids = sent?.slice(start.length).split('.') ?? [];
  if (!ids.includes(formId)) return false;
  const others = ids.filter((id) => id !== formId);
  const age = others.length > 0 ? SENT_DRAFTS_COOKIE_SECONDS : 0;
  document.cookie = `${start}${others.join('.')}; Path=/; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
  return true;
}
