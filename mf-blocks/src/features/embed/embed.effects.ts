import { EMBED_TIMEOUT_MS, type EmbedService } from 'shared-types/blocks/framed/embed';
import type { Host } from 'shared-types/host/host';
import { openWidgetFrame } from '../../parts/widget-frame/widget-frame.effects';
import { startWidgetStage } from '../../parts/widget-stage/widget-stage.effects';
import type { messages } from './embed.messages';

/**
 * Brings the service's own widget in. An address that cannot be read is told to the console, for the owner, and nothing of
 * it to visitors.
 *
 * @implements EMBED-06
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  if (root.querySelector('[data-embed-unreadable="soundcloud"]')) console.error('Issue parsing SoundCloud url');
  const service = root.querySelector<HTMLElement>('[data-embed]')?.dataset['embed'] as EmbedService | undefined;
  if (!service) return;
  const timeoutMs = EMBED_TIMEOUT_MS[service];
  startWidgetStage(root, host, (place, request) => openWidgetFrame(place, { ...request, timeoutMs }));
}
