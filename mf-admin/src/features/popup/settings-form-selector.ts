import { POPUP_CALLS } from 'shared-types/admin/pages/popup';

/** The form with the settings; others create the content. */
export const SETTINGS_FORM = `form[action="${POPUP_CALLS.savePopup.path}"]`;
