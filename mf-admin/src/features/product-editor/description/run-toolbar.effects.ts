import type { RichText, RichTextFormat } from '../../../parts/rich-text-field/rich-text';
import { TOOLS } from '../../../parts/rich-text-field/tools';
import { addressOf } from './address-of';

/** Runs the buttons of the toolbar and the box of the link. */
export function runToolbar(box: HTMLElement, richText: RichText, stop: AbortSignal): void {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('[data-format]')];
  const link = runLinkBox(box, richText, stop);
  const look = (): void => {
    const { formats, link: href } = richText.getState();
    for (const button of buttons) {
      const format = formatOf(button);
      button.setAttribute('aria-pressed', String(format ? formats.has(format) : href !== undefined));
    }
    link.look();
  };
  for (const button of buttons) {
    // The selection stays where it is.
    button.addEventListener('mousedown', (event) => event.preventDefault(), { signal: stop });
    button.addEventListener(
      'click',
      () => {
        const format = formatOf(button);
        if (format) richText.toggle(format);
        else link.open();
      },
      { signal: stop },
    );
    button.addEventListener('keydown', (event) => moveFocus(event, buttons), { signal: stop });
  }
  stop.addEventListener('abort', richText.subscribe(look), { once: true });
}

function formatOf({ dataset }: HTMLElement): RichTextFormat | undefined {
  return TOOLS.find(({ format }) => format === dataset['format'])?.format;
}

/** One button is in the order of Tab; arrow keys lead to the others. */
function moveFocus(event: KeyboardEvent, buttons: readonly HTMLButtonElement[]): void {
  const at = buttons.findIndex((button) => button === event.currentTarget);
  const isRightToLeft = getComputedStyle(buttons[at] ?? document.body).direction === 'rtl';
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const places: Readonly<Record<string, number>> = {
    [forward]: at + 1,
    [back]: at - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  const next = buttons.at(place % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

function runLinkBox(box: HTMLElement, richText: RichText, stop: AbortSignal) {
  const dialog = box.querySelector<HTMLElement>('[data-link-box]');
  const input = dialog?.querySelector('input');
  let requests = richText.getState().linkRequests ?? 0;
  const open = (): void => {
    if (!dialog || !input) return;
    dialog.hidden = false;
    input.value = richText.getState().link ?? '';
    input.focus();
  };
  const close = (): void => {
    if (!dialog || !input) return;
    dialog.hidden = true;
    input.value = '';
    richText.focus();
  };
  const apply = (): void => {
    const address = addressOf(input?.value ?? '');
    richText.link(address);
    close();
  };
  const remove = (): void => {
    richText.link(undefined);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEnter = event.key === 'Enter' && event.target === input;
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) apply();
    else close();
  };
  dialog?.addEventListener('keydown', onKeyDown, { signal: stop });
  for (const [selector, act] of [
    ['[data-link-apply]', apply],
    ['[data-link-remove]', remove],
    ['[data-link-cancel]', close],
  ] as const)
    dialog?.querySelector(selector)?.addEventListener('click', act, { signal: stop });
  return {
    open,
    /** Opens when Ctrl+K has asked for it. */
    look: (): void => {
      const { linkRequests = 0 } = richText.getState();
      if (linkRequests === requests) return;
      requests = linkRequests;
      open();
    },
  };
}
