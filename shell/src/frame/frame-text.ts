import type { TextCapability } from 'shared-types/host/text';
import type { strings } from './frame.strings';

/** The frame's words. */
export type FrameText = TextCapability<typeof strings>;
