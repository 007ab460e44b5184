import type { ReactElement } from 'react';
import type { ImageSettings } from 'shared-types/blocks/image';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './image.messages';

export interface ImageProps {
  readonly settings: ImageSettings;
  readonly host: RenderHost<typeof messages>;
}

export interface ImageVariant {
  readonly variant: number;
  readonly draw: (props: ImageProps) => ReactElement;
}
