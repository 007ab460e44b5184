import type { FormReply } from '../../failure';
import type { SpecialPageEntry } from './special-pages';
import type { TrendFigures } from '../insights/insights';
import type { LastSaved } from '../last-saved';
export type { SavePopup } from '../../requests/admin.generated';

export const POPUP_CALLS = {
  /** Saves when, where and how the pop-up is shown. Switching it on publishes the drafts of its content. */
  savePopup: { method: 'POST', path: '/api/config/popup' },
} as const;

/** Shows the draft of a pop-up over the home page of its language; only to accounts. */
export const POPUP_PREVIEW_PATH = '/config/popup/:pageId/preview';
/** Query parameter of the preview: a `PopupStyle`. */
export const POPUP_PREVIEW_STYLE = 'style';

export const POPUP_BOXES = ['isShown', 'enableMobile', 'showUntilSignup', 'again'] as const;
export const POPUP_LINES = [
  'style',
  'delaySeconds',
  'scrollPercent',
  'pages',
  'displayFrequency',
  'from',
  'until',
] as const;
/** A field of the form. `again` shows the pop-up once more to visitors who have closed it. */
export type PopupFieldName = (typeof POPUP_BOXES)[number] | (typeof POPUP_LINES)[number];

export const POPUP_PAGES_LONGEST = 10_000;

/** Days after which a closed pop-up comes back, as the form offers them; -1 is never. */
export const POPUP_FREQUENCIES = [0, 1, 7, 14, 30, 90, 365, -1] as const;

/** Reply to `savePopup`. */
export interface SavePopupReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** Data of the loader `admin/popup/saved`. */
export interface PopupView {
  /** Name of the time zone of the schedule. */
  readonly timeZone: string;
  /** Absent after the session has ended. */
  readonly saved?: {
    /** Version of this state; a save sends it back to detect conflicts. */
    readonly base: string;
    /** By field; boxes that are not ticked are absent. */
    readonly values: Readonly<Partial<Record<PopupFieldName, string>>>;
    readonly status: 'off' | 'on' | 'later' | 'over';
    readonly pages: readonly SpecialPageEntry[];
    /** What visitors did with it. */
    readonly figures: TrendFigures;
    readonly changed?: LastSaved;
  };
}
