import type { ReactElement } from 'react';
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

/** A picture in the layout of its variant; inline without a variant. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const { draw: Variant } = VARIANTS.find(({ variant }) => variant === block.variant) ?? inlineVariant;
  return <Variant settings={readImage(block.settings)} host={host} />;
}
