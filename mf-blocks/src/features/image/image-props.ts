import type { ReactElement } from 'react';
import type { ImageSettings } from 'shared-types/blocks/image';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './image.messages';

/** What a variant is drawn from. */
export interface ImageProps {
  readonly settings: ImageSettings;
  readonly host: RenderHost<typeof messages>;
}

/** One way to lay out an image block. */
export interface ImageVariant {
  readonly variant: number;
  readonly draw: (props: ImageProps) => ReactElement;
}
