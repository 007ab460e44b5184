import type { Host } from 'shared-types/host/host';
import { startRelativeTime } from '../../parts/relative-time/relative-time.effects';
import type { messages } from './countdown.messages';
import { TIME_UNITS, timeLeft, type TimeUnit } from './time-left';

const SECOND_MS = 1000;

/** Counts down by the visitor's clock, second by second, and shows afterwards what the owner wants. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const stage = root.querySelector<HTMLElement>('[data-countdown]');
  if (!stage) return;
  const { stop } = host;
  const moment = Number(stage.dataset['countdown']);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const left = moment - Date.now();
    if (left <= 0) return finish(stage, host);
    stage.dataset['countdownIs'] = 'running';
    showTime(stage, left, host);
    // The next whole second before the moment.
    timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
  };
  tick();
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    delete stage.dataset['countdownIs'];
    showTime(stage, 0, host);
  });
}

function showTime(stage: HTMLElement, leftMs: number, { text }: Pick<Host<typeof messages>, 'text'>): void {
  const left = timeLeft(leftMs);
  for (const unit of Object.keys(TIME_UNITS) as TimeUnit[]) {
    setText(stage.querySelector(`[data-countdown-number="${unit}"]`), String(left[unit]));
    setText(stage.querySelector(`[data-countdown-name="${unit}"]`), text(unit, { n: left[unit] }));
  }
}

/** A text that stays is not written again, since what is written loses a visitor's selection. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function finish(stage: HTMLElement, { stop, text, context }: Host<typeof messages>): void {
  stage.dataset['countdownIs'] = 'over';
  const since = stage.querySelector<HTMLTimeElement>('[data-countdown-since] > time');
  if (since) startRelativeTime(since, { stop, text, locale: context.locale });
}
