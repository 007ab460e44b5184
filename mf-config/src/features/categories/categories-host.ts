import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './categories.strings';

/** The host with the words of the page. */
export type CategoriesHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
