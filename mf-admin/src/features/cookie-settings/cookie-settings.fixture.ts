import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './cookie-settings.effects';
import { examples } from './cookie-settings.example';
import { cookieSettings } from './cookie-settings.feature';
import { messages } from './cookie-settings.messages';
import { element } from './cookie-settings.view';

export interface SettingsBench {
  readonly form: HTMLFormElement;
  readonly host: FakeHost<typeof messages>;
  /** Names and payloads of sent events. */
  readonly sent: [string, unknown][];
  /** Sent events with this prefix. */
  sentOf(prefix: string): [string, unknown][];
  /** Types or selects as a visitor does. */
  set(name: string, value: string | boolean): void;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  /** Simulates a save by the shell with the given result: a saved state, or a rejection. */
  save(state?: string): Promise<void>;
}

export function openSettings(name: keyof typeof examples = 'saved'): SettingsBench {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host));
  document.body.insertAdjacentHTML('beforeend', '<div data-feature="consent/cookie-banner" data-state="live"></div>');
  const form = root.querySelector('form')!;
  const sent: [string, unknown][] = [];
  for (const event of cookieSettings.emits) host.bus.on(event).subscribe((payload) => sent.push([event, payload]));
  start(root, host);
  const find: SettingsBench['find'] = (selector) => root.querySelector(selector)!;
  return {
    form,
    host,
    sent,
    find,
    sentOf: (prefix) => sent.filter(([event]) => event.startsWith(prefix)),
    set(field, value) {
      const control = find<HTMLInputElement>(`[name="${field}"]`);
      if (typeof value === 'boolean') control.checked = value;
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    async save(state) {
      form.setAttribute('aria-busy', 'true');
      await Promise.resolve();
      if (state !== undefined) {
        find<HTMLInputElement>('[name=key]').value = state;
        find('[data-form-message]').hidden = false;
      }
      form.removeAttribute('aria-busy');
      await Promise.resolve();
    },
  };
}
