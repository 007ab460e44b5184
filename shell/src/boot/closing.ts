import { ANNOUNCEMENT_ELEMENT_ID } from 'shared-types/site/page/announcement-bar';
import { closeBar } from '../features/announcement-bar/close-bar';

// It stands behind the bar, so that the bar is there.
const bar = document.getElementById(ANNOUNCEMENT_ELEMENT_ID);
if (bar) closeBar(bar, window);
