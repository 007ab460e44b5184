import type { Host } from 'shared-types/host/host';
import type { messages } from './reservations.messages';
import { createWidget, type Widget, type WidgetParts } from './widget.effects';

/** Loads the widget on request, or when visible if owner and visitor allow it. On failure, text and link stay. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const parts = findParts(root);
  if (!parts) return;
  const { section, button, notice } = parts;
  const served = { button: button.textContent, notice: notice.textContent };
  const widget = createWidget(parts, host);
  let isRequested = false;
  section.toggleAttribute('data-reservations-live', true);
  if (isAccount(host)) notice.textContent = host.text('previewNotice');
  else if (section.dataset['reservationsLoads'] === 'visible') followChoice(host, widget, () => isRequested);
  const press = (): void => {
    if (isAccount(host)) return void showPreviewNotice(host);
    isRequested = true;
    void widget.show();
  };
  button.addEventListener('click', press, { signal: host.stop });
  if (section.dataset['reservations'] === 'opentable') followWidth(section, { refit: widget.refit, stop: host.stop });
  host.stop.addEventListener('abort', () => {
    widget.remove();
    section.removeAttribute('data-reservations-live');
    button.textContent = served.button;
    notice.textContent = served.notice;
  });
}

interface ReservationsParts extends WidgetParts {
  readonly notice: HTMLElement;
}

function findParts(root: HTMLElement): ReservationsParts | undefined {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-reservations${name}]`);
  const [section, prompt, button, notice] = [find(''), find('-prompt'), find('-show'), find('-notice')];
  const [status, canvas] = [find('-status'), find('-canvas')];
  return section && prompt && button && notice && status && canvas
    ? { section, prompt, button, notice, status, canvas }
    : undefined;
}

/** The session state includes signing in or out in another tab. */
function isAccount({ bus, context }: Host<typeof messages>): boolean {
  return bus.latest('site/session')?.account ?? context.authenticatedAccount !== undefined;
}

function showPreviewNotice({ dialogs, text }: Host<typeof messages>): Promise<unknown> {
  return dialogs.alert({ title: text('previewTitle'), message: text('previewMessage') });
}

/** A widget is optional, because there is a link. Unless requested, it is loaded and removed by consent. */
function followChoice({ bus, consent }: Host<typeof messages>, widget: Widget, isRequested: () => boolean): void {
  const follow = (): void => {
    if (isRequested()) return;
    if (consent.allows('functional')) void widget.show();
    else widget.remove();
  };
  follow();
  bus.state('consent/choice').subscribe(follow);
}

function followWidth(section: HTMLElement, { refit, stop }: { refit: () => void; stop: AbortSignal }): void {
  const observer = new ResizeObserver(refit);
  observer.observe(section);
  stop.addEventListener('abort', () => observer.disconnect());
}
