import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import { POPUP_ELEMENT_ID } from 'shared-types/site/popup-overlay';

/** The buttons of a page. */
export const BUTTON = `[${BLOCK_ATTRIBUTE.feature}="blocks/button"] a`;

const FORM = `form[action^="${FORM_CALLS.saveFormSubmission.path}"]`;

/** All that is counted when it is seen: buttons, forms and the popup. */
export const COUNTED = `${BUTTON},${FORM},#${POPUP_ELEMENT_ID}`;
