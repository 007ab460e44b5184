import { ANNOUNCEMENT_ELEMENT_ID } from 'shared-types/site/page/announcement-bar';
import { closeBar } from '../features/announcement-bar/close-bar';

// This script is behind the bar, so the bar exists.
const bar = document.getElementById(ANNOUNCEMENT_ELEMENT_ID);
if (bar) closeBar(bar, window);
