import { FORM_CALLS, type CheckAnswersReply } from 'shared-types/forms/contact-form';
import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from '../contact-form.messages';
import { clearErrors, showErrors } from './show-errors.effects';

/** Key in `history.state`: the page of each form, by its block, and the page before it. */
const STATE = 'formPages';
interface Entry {
  readonly page: number;
  /** The page that the visitor came from; absent after a link or an error has opened this one. */
  readonly from?: number;
}

/**
 * Shows one page of a form at a time. Next asks the server to check the page, by the rules of the final check; while the server
 * is unreachable, only the final check applies. The browser's Back shows the previous page, and errors of the server open the
 * page of the first wrong field.
 */
export function followPages(form: HTMLFormElement, host: Host<typeof messages>): void {
  const { stop } = host;
  const pages = [...form.querySelectorAll<HTMLElement>('[data-page]')];
  const next = form.querySelector<HTMLButtonElement>('[data-page-next]');
  const back = form.querySelector<HTMLButtonElement>('[data-page-back]');
  const id = form.querySelector<HTMLInputElement>('input[name="block"]')?.value ?? '';
  let current = Math.max(
    0,
    pages.findIndex((page) => page.dataset.later === undefined),
  );

  /** Pages of which the answers have hidden everything are left out. */
  const reachable = (): number[] =>
    pages.flatMap((page, index) => (page.querySelector('[data-logic-field]:not([data-unmet])') ? [index] : []));
  const draw = (): void => {
    const all = reachable();
    const at = all.indexOf(current);
    pages.forEach((page, index) => page.toggleAttribute('data-later', index !== current));
    form.toggleAttribute('data-more', at < all.length - 1);
    form.toggleAttribute('data-earlier', at > 0);
    showProgress(form, host.text('pageOf', { number: at + 1, count: all.length }), { value: at + 1, max: all.length });
  };
  const open = (page: number): void => {
    current = page;
    draw();
    const place = pages[page];
    (place?.querySelector<HTMLElement>('h3[tabindex]') ?? place)?.focus();
  };
  const neighbour = (step: 1 | -1): number | undefined => {
    const all = reachable();
    return all[all.indexOf(current) + step];
  };

  const goOn = async (): Promise<void> => {
    const target = neighbour(1);
    if (!next || target === undefined || next.hasAttribute('aria-disabled')) return;
    next.setAttribute('aria-disabled', 'true');
    const errors = await errorsOf(form, host);
    next.removeAttribute('aria-disabled');
    if (stop.aborted) return;
    const own = new Map([...errors].filter(([field]) => isOn(pages[current], field)));
    if (own.size > 0) return showErrors(form, own);
    clearErrors(form);
    history.pushState(stateWith(id, { page: target, from: current }), '');
    open(target);
  };
  const goBack = (): void => {
    const target = neighbour(-1);
    if (target === undefined) return;
    if (entryOf(history.state, id)?.from === target) return history.back();
    history.replaceState(stateWith(id, { page: target }), '');
    open(target);
  };
  /** Leaves the focus where it is: at the errors, or to the link that leads to a field. */
  const leap = (field: Element | null): void => {
    const page = pages.findIndex((one) => one.contains(field));
    if (page < 0 || page === current) return;
    current = page;
    history.replaceState(stateWith(id, { page }), '');
    draw();
  };

  const listening = { signal: stop };
  next?.addEventListener('click', () => void goOn(), listening);
  back?.addEventListener('click', goBack, listening);
  form.addEventListener('input', draw, listening);
  form.addEventListener('change', draw, listening);
  form.addEventListener(
    'submit',
    (event) => {
      if (neighbour(1) === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void goOn();
    },
    { ...listening, capture: true },
  );
  form.addEventListener('click', ({ target }) => leap(fieldOfLink(target as Element)), { ...listening, capture: true });
  addEventListener(
    'popstate',
    ({ state }) => {
      const entry = entryOf(state, id);
      // Entries of others, like that of a link within the page, say nothing of the form.
      if (entry && entry.page !== current && pages[entry.page]) open(entry.page);
    },
    listening,
  );
  onErrors(form, stop, () => leap(form.querySelector('[aria-invalid="true"]')));

  const arrived = entryOf(history.state, id)?.page;
  const isRefused = form.querySelector('[aria-invalid="true"]') !== null;
  if (arrived !== undefined && pages[arrived] && !isRefused) current = arrived;
  history.replaceState(stateWith(id, { ...entryOf(history.state, id), page: current }), '');
  draw();
  // A form with a captcha is the shell's once that is there.
  if (!form.querySelector('[data-captcha]')) form.setAttribute(BLOCK_ATTRIBUTE.enhance, '');
}

async function errorsOf(
  form: HTMLFormElement,
  { request }: Pick<Host, 'request'>,
): Promise<ReadonlyMap<string, string>> {
  const { method, path } = FORM_CALLS.checkAnswers;
  const reply = await request<CheckAnswersReply>(path, { method, body: parametersOf(form) });
  return new Map(reply.ok ? Object.entries(reply.body.data.errors) : []);
}

/** Routes without files refuse a multipart form. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams();
  new FormData(form).forEach((value, name) => typeof value === 'string' && parameters.append(name, value));
  return parameters;
}

function isOn(page: HTMLElement | undefined, field: string): boolean {
  const places = [...(page?.querySelectorAll<HTMLElement>('[data-logic-field]') ?? [])];
  return places.some(({ dataset }) => dataset.logicField === field);
}

function showProgress(
  form: HTMLFormElement,
  text: string,
  { value, max }: { readonly value: number; readonly max: number },
) {
  const bar = form.querySelector<HTMLProgressElement>('[data-progress] progress');
  const label = form.querySelector('[data-progress] p');
  if (bar) Object.assign(bar, { max, value });
  if (label) label.textContent = text;
}

function stateWith(id: string, entry: Entry): object {
  const state = Object(history.state) as Record<string, object>;
  return { ...state, [STATE]: { ...state[STATE], [id]: entry } };
}

function entryOf(state: unknown, id: string): Entry | undefined {
  return (Object(Object(state)[STATE]) as Record<string, Entry>)[id];
}

function fieldOfLink(target: Element): Element | null {
  const link = target.closest<HTMLAnchorElement>(`[${BLOCK_ATTRIBUTE.formError}] a[href^="#"]`);
  return link && document.getElementById(link.hash.slice(1));
}

function onErrors(form: HTMLFormElement, stop: AbortSignal, then: () => void): void {
  const above = form.querySelector(`[${BLOCK_ATTRIBUTE.formError}]`);
  if (!above) return;
  const observer = new MutationObserver(then);
  observer.observe(above, { childList: true });
  stop.addEventListener('abort', () => observer.disconnect(), { once: true });
}
