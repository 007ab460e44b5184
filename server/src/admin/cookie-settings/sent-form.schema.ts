import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import { stateFields } from '../state-fields';
import { cookieFields } from './sent-cookies';

/** What both calls are sent. The settings are looked at once it is known which languages the site has. */
export const sentFormSchema = z
  .looseObject({ ...checkedLater(cookieFields('en')), ...stateFields })
  .describe(
    "`previewCookieSettings` takes the same. Texts in another than the site's own language have its tag before their names: `pl.cookieBannerText`. A switch that is absent is off.",
  );
