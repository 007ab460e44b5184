import { FRAME_PARAMETER } from 'shared-types/blocks/framed/frame';
import type { Host } from 'shared-types/host/host';
import { openWidgetFrame } from '../../parts/widget-frame/widget-frame.effects';
import { startWidgetStage } from '../../parts/widget-stage/widget-stage.effects';
import { countComments } from './comment-count.effects';
import type { messages } from './comments.messages';

const TIMEOUT_MS = 30_000;

/** Brings the discussion in, and the number of its comments once the visitor allows that anybody is asked for it. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startWidgetStage(root, host, (place, request) => openWidgetFrame(place, { ...request, timeoutMs: TIMEOUT_MS }));
  const shown = root.querySelector<HTMLElement>('[data-comment-count]');
  const src = root.querySelector<HTMLElement>('[data-widget-stage]')?.dataset['widgetStage'];
  if (!shown || src === undefined) return;
  const address = `${src}&${FRAME_PARAMETER.part}=count`;
  let asking: AbortController | undefined;
  const follow = (): void => {
    if (host.consent.allows('functional') === Boolean(asking)) return;
    asking?.abort();
    shown.textContent = '';
    asking = asking ? undefined : new AbortController();
    if (asking) void show(asking.signal);
  };
  const show = async (signal: AbortSignal): Promise<void> => {
    try {
      const n = await countComments(shown, address, AbortSignal.any([signal, host.stop]));
      shown.textContent = host.text('count', { n });
    } catch (error) {
      // The number is an extra: without it nothing is missing, and nothing is said.
      if (!signal.aborted && !host.stop.aborted) void host.telemetry.error(error);
    }
  };
  follow();
  host.bus.state('consent/choice').subscribe(follow);
  host.stop.addEventListener('abort', () => (shown.textContent = ''));
}
