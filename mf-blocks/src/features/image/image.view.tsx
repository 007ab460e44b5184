import type { ReactElement } from 'react';
import type { ImageLayout } from 'shared-types/blocks/image';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { cardVariant, collageVariant, overlapVariant, stackVariant } from './card-variants.view';
import type { ImageVariant } from './image-props';
import type { messages } from './image.messages';
import { inlineVariant } from './inline-variant.view';
import { posterVariant } from './poster-variant.view';
import { readImage } from './read-image';
import './image.css';

const VARIANTS: readonly ImageVariant[] = [
  inlineVariant,
  posterVariant,
  cardVariant,
  overlapVariant,
  collageVariant,
  stackVariant,
];

/** A picture in its layout, or else in that of its variant; inline without either. Empty without a picture. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const settings = readImage(block.settings);
  if (!settings) return <div className="blocks-image blocks-image--empty" />;
  const { draw: Variant } = variantOf(settings.layout, block.variant);
  return <Variant settings={settings} blockId={block.id} host={host} />;
}

function variantOf(layout: ImageLayout | undefined, number: number | undefined): ImageVariant {
  const found = VARIANTS.find(({ layout: own, variant }) => (layout ? own === layout : variant === number));
  return found ?? inlineVariant;
}
