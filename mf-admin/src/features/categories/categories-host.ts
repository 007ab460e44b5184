import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './categories.messages';

/** The host with the messages of the page. */
export type CategoriesHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
