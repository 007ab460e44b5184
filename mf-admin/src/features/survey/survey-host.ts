import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './survey.messages';

/** The host with the messages of the page. */
export type SurveyHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
