import type { Host } from 'shared-types/host/host';
import type { WidgetFrame } from '../widget-frame/widget-frame.effects';

/** What a stage says while its widget loads, and where it cannot be loaded. */
export type StageMessages = Readonly<Record<'loading' | 'failed', string>>;

/** Opens a widget at the end of an element. */
export type OpenWidget = (place: HTMLElement, request: { readonly src: string; readonly title: string }) => WidgetFrame;

type State = 'idle' | 'loading' | 'loaded' | 'failed';

/**
 * Brings a widget in when the visitor asks for it, or when owner and visitor let it come by itself. Where it fails, what
 * the page had stays, the visitor is told, and may retry or dismiss that.
 *
 * @implements BLOCK-03 EMBED-04
 */
export function startWidgetStage(root: HTMLElement, host: Host<StageMessages>, open: OpenWidget): void {
  const parts = findParts(root);
  if (!parts) return;
  const { stage, show, actions, retry, dismiss, canvas } = parts;
  let frame: WidgetFrame | undefined;
  let isRequested = false;
  const set = (state: State): void => setState(parts, state, host);
  const remove = (): void => {
    frame?.remove();
    frame = undefined;
    set('idle');
  };
  const load = async (): Promise<void> => {
    if (frame) return;
    const isAwaited = [show, retry].includes(document.activeElement as HTMLElement);
    // What is hidden loses the focus to nothing.
    if (actions.contains(document.activeElement)) show.focus();
    const { widgetStage: src = '', widgetTitle: title = '' } = stage.dataset;
    const opened = open(canvas, { src, title });
    frame = opened;
    set('loading');
    try {
      await opened.rendered;
      if (frame !== opened) return;
      // The button goes; who has just pressed it goes on in the widget.
      const goesOn = isAwaited && document.activeElement === show;
      set('loaded');
      if (goesOn) opened.element.focus();
    } catch (error) {
      if (frame !== opened) return;
      opened.remove();
      frame = undefined;
      set('failed');
      void host.telemetry.error(error);
    }
  };
  const ask = (): void => {
    isRequested = true;
    void load();
  };
  for (const button of [show, retry]) button.addEventListener('click', ask, { signal: host.stop });
  dismiss.addEventListener(
    'click',
    () => {
      show.focus();
      set('idle');
    },
    { signal: host.stop },
  );
  stage.toggleAttribute('data-widget-live', true);
  if (stage.dataset['widgetLoads'] === 'visible')
    followChoice(host, () => isRequested, { load: () => void load(), remove });
  host.stop.addEventListener('abort', () => {
    remove();
    stage.removeAttribute('data-widget-live');
  });
}

interface StageParts {
  readonly stage: HTMLElement;
  readonly prompt: HTMLElement;
  readonly show: HTMLElement;
  readonly status: HTMLElement;
  readonly actions: HTMLElement;
  readonly retry: HTMLElement;
  readonly dismiss: HTMLElement;
  readonly canvas: HTMLElement;
}

const NAMES = ['stage', 'prompt', 'show', 'status', 'actions', 'retry', 'dismiss', 'canvas'] as const;

function findParts(root: HTMLElement): StageParts | undefined {
  const found = NAMES.map((name) => [name, root.querySelector<HTMLElement>(`[data-widget-${name}]`)] as const);
  return found.every(([, part]) => part) ? (Object.fromEntries(found) as unknown as StageParts) : undefined;
}

function setState(parts: StageParts, state: State, { text }: Pick<Host<StageMessages>, 'text'>): void {
  const { stage, prompt, show, status, actions, canvas } = parts;
  if (state === 'idle') delete stage.dataset['widgetState'];
  else stage.dataset['widgetState'] = state;
  stage.ariaBusy = state === 'loading' ? 'true' : null;
  show.ariaDisabled = state === 'loading' ? 'true' : null;
  status.textContent = state === 'loading' || state === 'failed' ? text(state) : '';
  prompt.hidden = state === 'loaded';
  actions.hidden = state !== 'failed';
  canvas.hidden = state === 'idle' || state === 'failed';
}

/** A widget that nobody has asked for comes and goes with the visitor's leave. */
function followChoice(
  { bus, consent }: Host<StageMessages>,
  isRequested: () => boolean,
  { load, remove }: { readonly load: () => void; readonly remove: () => void },
): void {
  const follow = (): void => {
    if (isRequested()) return;
    if (consent.allows('functional')) load();
    else remove();
  };
  follow();
  bus.state('consent/choice').subscribe(follow);
}
