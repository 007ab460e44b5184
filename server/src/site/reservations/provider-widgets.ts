import type { Block } from 'shared-types/site/page/page';
import { opentableWidget } from './opentable-widget';
import type { ProviderWidget } from './provider-widget';
import { tockWidget } from './tock-widget';
import { zolaWidget } from './zola-widget';

const PROVIDER_WIDGETS: readonly ProviderWidget[] = [opentableWidget, tockWidget, zolaWidget];

/** The widget of a block's provider; `undefined` for a block that is about something else. */
export function providerWidgetOf({ type }: Pick<Block, 'type'>): ProviderWidget | undefined {
  return PROVIDER_WIDGETS.find(({ blockType }) => blockType === type);
}
