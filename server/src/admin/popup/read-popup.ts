import { POPUP_PAGES_LONGEST } from 'shared-types/admin/pages/popup';
import {
  POPUP_LIMIT,
  POPUP_NEVER_AGAIN,
  POPUP_STYLES,
  type PopupOverlaySettings,
  type PopupRules,
} from 'shared-types/site/page/popup-overlay';
import type { Language } from '../../platform/language';
import type { SitePopup } from '../../platform/schema/tables/admin.tables';
import { PAGE_RULE } from '../../site/import/schema/settings.schema';
import { createFieldReader, type FieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { readSchedule } from '../schedule/read-schedule';
import { POPUP_MESSAGES } from './popup.messages';

const LONGEST_PATH = 200;

export interface PopupToRead {
  readonly language: Language;
  readonly timeZone: string;
  readonly stored: SitePopup;
}

/** The popup, whose version is what is added to the stored one; or messages by field. */
export type ReadPopup =
  | { readonly popup: SitePopup; readonly errors?: undefined }
  | { readonly popup?: undefined; readonly errors: Readonly<Record<string, string>> };

export function readPopup(fields: SentFields, input: PopupToRead): ReadPopup {
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[input.language] });
  const isShown = reader.box('isShown');
  const settings = readSettings(reader);
  const rules = readRules(reader, input);
  const isRight = settings && Object.keys(reader.errors).length === 0;
  return isRight ? { popup: { isShown, settings, rules } } : { errors: reader.errors };
}

function readSettings(reader: FieldReader): PopupOverlaySettings | undefined {
  const style = reader.oneOf('style', POPUP_STYLES);
  const delaySeconds = reader.whole('delaySeconds', { most: POPUP_LIMIT.delaySeconds });
  const scrollPercent = reader.whole('scrollPercent', { most: POPUP_LIMIT.scrollPercent });
  const isNever = reader.line('displayFrequency', LONGEST_PATH) === String(POPUP_NEVER_AGAIN);
  const days = isNever ? POPUP_NEVER_AGAIN : reader.whole('displayFrequency', { most: POPUP_LIMIT.displayFrequency });
  const boxes = { enableMobile: reader.box('enableMobile'), showUntilSignup: reader.box('showUntilSignup') };
  const version = reader.box('again') ? 1 : 0;
  if (!style) return undefined;
  return {
    ...{ style, ...boxes, version, displayFrequency: days ?? POPUP_NEVER_AGAIN },
    ...(delaySeconds && { delaySeconds }),
    ...(scrollPercent && { scrollPercent }),
  };
}

function readRules(reader: FieldReader, { language, timeZone, stored }: PopupToRead): PopupRules {
  const { page, mostPages } = POPUP_MESSAGES[language];
  const lines = reader.text('pages', POPUP_PAGES_LONGEST).split('\n');
  const pages = [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '');
  if (pages.some((path) => path.length > LONGEST_PATH || !PAGE_RULE.test(path))) reader.refuse('pages', page);
  if (pages.length > POPUP_LIMIT.pages) reader.refuse('pages', mostPages(POPUP_LIMIT.pages));
  const schedule = readSchedule(reader, { language, timeZone, stored: stored.rules });
  return { ...(pages.length > 0 && { pages }), ...schedule };
}
