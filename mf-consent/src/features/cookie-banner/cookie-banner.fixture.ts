import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './cookie-banner.effects';
import { examples } from './cookie-banner.example';
import { messages } from './cookie-banner.messages';
import { element } from './cookie-banner.view';

export const renderHost = createFakeRenderHost(messages);

/** Renders an example as the server sends it. */
export const show = (name: keyof typeof examples) => showView(element(examples[name], renderHost));

export function startLive(name: keyof typeof examples = 'bothChoices') {
  const root = show(name);
  const { settings } = examples[name].data['consent/cookie-banner/banner'];
  const host = createFakeHost(messages, { context: { cookieSettings: settings } });
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  const section = root.querySelector('section') as HTMLElement;
  return { section, host, form };
}
