import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './tax-editor.messages';

/** What the views of a tax rule's form are given, in any language. */
export type TaxEditorHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
