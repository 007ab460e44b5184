import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './cookie-settings.effects';
import { examples } from './cookie-settings.example';
import { cookieSettings } from './cookie-settings.feature';
import { messages } from './cookie-settings.messages';
import { element } from './cookie-settings.view';

/** The page of the settings in the test's page, with its effects. */
export interface SettingsBench {
  readonly form: HTMLFormElement;
  readonly host: FakeHost<typeof messages>;
  /** Names and payloads of what the feature sent. */
  readonly sent: [string, unknown][];
  /** The same, of these events alone. */
  sentOf(prefix: string): [string, unknown][];
  /** Types or chooses as a visitor does. */
  set(name: string, value: string | boolean): void;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
  /** The form goes out as the shell sends it, and the server answers that it is saved as this state, or with a refusal. */
  save(state?: string): Promise<void>;
}

/** Opens it. */
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
