import type { ReactElement } from 'react';
import type { ImageLayout } from 'shared-types/blocks/image';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './image.messages';
import type { ShownImage } from './read-image';

export interface ImageProps {
  readonly settings: ShownImage;
  readonly blockId: string;
  readonly host: RenderHost<typeof messages>;
}

export interface ImageVariant {
  readonly layout: ImageLayout;
  readonly variant: number;
  readonly draw: (props: ImageProps) => ReactElement;
}
