import type { Host } from 'shared-types/host/host';
import type { messages } from './file-chooser.messages';

export type ChooserHost = Host<typeof messages>;
