import { z } from 'zod';
import { checkedLater } from '../../platform/http/sent/checked-later';
import { stateFields } from '../state-fields';
import { announcementFields } from './sent-announcement';

/** What both calls are sent. The texts are looked at once it is known which languages the site has. */
export const sentFormSchema = z
  .looseObject({ ...checkedLater(announcementFields('en')), ...stateFields })
  .describe(
    "`previewAnnouncement` takes the same. Texts in another than the site's own language have its tag before their names: `pl.text`.",
  );
