import type { Host } from 'shared-types/host/host';
import type { messages } from './page-editor.messages';

export type EditorHost = Host<typeof messages>;
