import { relativeText, type RelativeWords } from './relative-text';

const REFRESH_MS = 5000;

/**
 * Lets a `<time datetime>` say how long ago its moment was, and keeps that true. From a week on, and once it stops, it says
 * what it said when it was served.
 *
 * @implements RTIME-01
 */
export function startRelativeTime(
  element: HTMLTimeElement,
  { stop, ...words }: RelativeWords & { readonly stop: AbortSignal },
): void {
  const served = element.textContent;
  const moment = Date.parse(element.dateTime);
  if (Number.isNaN(moment)) return;
  const show = (): void => {
    element.textContent = relativeText(Date.now() - moment, words) ?? served;
  };
  show();
  const timer = setInterval(show, REFRESH_MS);
  stop.addEventListener('abort', () => {
    clearInterval(timer);
    element.textContent = served;
  });
}
