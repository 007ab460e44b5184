import type { ReactElement } from 'react';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './cookie-settings.messages';
import './cookie-settings.css';

/** Opens the banner again, by a form that works without script. A site without a banner has nothing to change. */
export function element(_props: PropsOf, host: RenderHost<typeof messages>): ReactElement | null {
  if (!host.context.cookieSettings.isCookieBannerEnabled) return null;
  const { method, path } = BANNER_CALLS.reopen;
  return (
    <form className="consent-cookie-settings" method={method} action={path}>
      <input type="hidden" name="return" value={host.perRequest.return} />
      <button type="submit" className="consent-cookie-settings__open">
        {host.text('open')}
      </button>
    </form>
  );
}
