import type { TextCapability } from 'shared-types/host/text';
import type { messages } from './frame.messages';

export type FrameText = TextCapability<typeof messages>;
