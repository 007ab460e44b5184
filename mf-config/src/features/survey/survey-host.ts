import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './survey.strings';

/** The host with the words of the page. */
export type SurveyHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
