import { FIELD_PREFIX } from 'shared-types/forms/contact-form';
import type { Host } from 'shared-types/host/host';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { messages } from '../contact-form.messages';
import { draftKey, readDraft, type Draft } from './draft';
import { wasSent } from './sent-drafts.effects';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Debounces writing, so that a word is written once. */
const PAUSE_MS = 500;
/** Passwords are never kept, files cannot be. */
const LEFT_OUT = new Set(['password', 'hidden', 'file']);

/**
 * Keeps what was typed until the form is sent, where functional storage is allowed. A draft that another tab has written since is
 * not overwritten before the visitor says so.
 */
export async function keepDraft(form: HTMLFormElement, host: Host<typeof messages>): Promise<void> {
  const line = form.querySelector<HTMLElement>('[data-draft]');
  const id = form.querySelector<HTMLInputElement>('input[name="block"]')?.value ?? '';
  const { authenticatedAccount, cookieSettings } = host.context;
  // Accounts look at forms, and such sites keep nothing of their visitors.
  if (!line || authenticatedAccount || cookieSettings.isVisitorDataRestricted) return;
  await host.consent.granted('functional');
  if (host.stop.aborted) return;
  const { storage, stop } = host;
  const key = draftKey(id);
  const version = line.dataset.draft ?? '';
  const tab = crypto.randomUUID();
  let known: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const stored = async () => {
    if (wasSent(id)) await storage.remove(key);
    return readDraft(await storage.get(key, 'functional'), { version, nowMs: Date.now() });
  };
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    known = { version, tab, savedAt: Date.now(), values: valuesOf(form) };
    // Full storage costs the draft, not the form.
    await storage.set(key, JSON.stringify(known), 'functional').catch((error: unknown) => host.telemetry.error(error));
  };
  const save = async (): Promise<void> => {
    const other = await stored();
    const isOthers = other && other.tab !== tab && other.savedAt !== known?.savedAt;
    if (isOver) return;
    if (isOthers)
      return show(line, { text: host.text('draftElsewhere'), button: host.text('draftKeepThis'), then: keepThis });
    await write();
  };
  const hide = (): void => {
    line.hidden = true;
    line.replaceChildren();
  };
  const keepThis = (): void => {
    hide();
    form.querySelector<HTMLElement>('[name^="field."]')?.focus();
    void write();
  };
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    known = undefined;
    void storage.remove(key);
  };
  const startOver = (): void => {
    forget();
    hide();
    form.reset();
    form.dispatchEvent(new Event('change', { bubbles: true }));
    form.querySelector<HTMLElement>('[name^="field."]')?.focus();
  };

  known = await stored();
  if (!known) void storage.remove(key);
  if (known && !form.querySelector('[aria-invalid="true"]') && fill(form, known.values)) {
    form.dispatchEvent(new Event('change', { bubbles: true }));
    show(line, { text: host.text('draftKept'), button: host.text('draftStartOver'), then: startOver });
  }
  const input = (event: Event): void => {
    if (isOver || (event.target as Control).type === 'password') return;
    timer ??= setTimeout(() => void save(), PAUSE_MS);
  };
  form.addEventListener('input', input, { signal: stop });
  addEventListener('pagehide', () => timer && void save(), { signal: stop });
  onSent(form, stop, () => {
    isOver = true;
    forget();
  });
  stop.addEventListener('abort', () => clearTimeout(timer));
}

interface Line {
  readonly text: string;
  readonly button: string;
  readonly then: () => void;
}

function show(line: HTMLElement, { text, button: label, then }: Line): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button button--quiet', textContent: label });
  button.addEventListener('click', then);
  line.replaceChildren(`${text} `, button);
  line.hidden = false;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(`[name^="${FIELD_PREFIX}"]`)].filter(({ type }) => !LEFT_OUT.has(type));
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function valuesOf(form: HTMLFormElement): Draft['values'] {
  return controlsOf(form).flatMap((control) =>
    (isChoice(control) ? control.checked : control.value !== '') ? [[control.name, control.value] as const] : [],
  );
}

/** Fills what the visitor has not touched; true if that changed anything. */
function fill(form: HTMLFormElement, values: Draft['values']): boolean {
  const before = JSON.stringify(valuesOf(form));
  const chosen = new Set(values.map(([name, value]) => JSON.stringify([name, value])));
  const texts = new Map(values);
  const isTouched = new Set(
    controlsOf(form)
      .filter((control) => isChoice(control) && control.checked)
      .map(({ name }) => name),
  );
  for (const control of controlsOf(form)) {
    if (isChoice(control)) {
      if (!isTouched.has(control.name)) control.checked = chosen.has(JSON.stringify([control.name, control.value]));
    } else if (control.value === '') control.value = texts.get(control.name) ?? '';
  }
  return JSON.stringify(valuesOf(form)) !== before;
}

/** Calls `then` once the form is sent: when its thanks appear, or when it opens the owner's page instead. */
function onSent(form: HTMLFormElement, stop: AbortSignal, then: () => void): void {
  const place = form.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE.formMessage}]`);
  const observer = new MutationObserver(() => place?.hidden === false && then());
  if (place) observer.observe(place, { attributes: true, attributeFilter: ['hidden'] });
  stop.addEventListener('abort', () => observer.disconnect(), { once: true });
  addEventListener('pagehide', () => form.hasAttribute('aria-busy') && form.dataset.leaves !== undefined && then(), {
    signal: stop,
  });
}

/** Forgets the draft of a form that was sent without script, in the page that thanks for it. */
export async function forgetSentDraft(formId: string, { storage }: Pick<Host, 'storage'>): Promise<void> {
  if (wasSent(formId)) await storage.remove(draftKey(formId));
}
