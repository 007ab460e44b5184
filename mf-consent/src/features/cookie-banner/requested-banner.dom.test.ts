import { spec } from '../../../../tools/testing/spec';
import { startLive } from './cookie-banner.fixture';

type Live = ReturnType<typeof startLive>;

/** A visitor who has chosen asks for the banner from a button of the page. */
function requestBanner(): Live & { readonly button: HTMLButtonElement } {
  const live = startLive('answered');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  live.host.bus.send('consent/banner-forced', { isRequested: true });
  return { ...live, button };
}
const choose = ({ host, form }: Live) => {
  form.setAttribute('aria-busy', 'true');
  form.requestSubmit();
  host.bus.publish('consent/choice', { revision: 1, choice: 'declined' });
};

spec('CONS-29', 'takes the focus to the first choice, and gives it back after the choice', () => {
  const banner = requestBanner();
  expect(document.activeElement?.textContent).toBe('Accept');
  expect(banner.form.querySelector<HTMLButtonElement>('[value="declined"]')?.hidden).toBe(false);
  choose(banner);
  expect(banner.section.hidden).toBe(true);
  expect(document.activeElement).toBe(banner.button);
});

spec(['CONS-31', 'ESC-10'], 'goes with Escape, which leaves the choice as it was and then means nothing else', () => {
  const { section, button } = requestBanner();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(section.hidden).toBe(false);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(escape);
  expect([section.hidden, escape.defaultPrevented]).toEqual([true, true]);
  expect(document.activeElement).toBe(button);
});

test('takes the focus from nobody where another remote forces it, or who has gone on', () => {
  const { section, host } = startLive('answered');
  host.bus.send('consent/banner-forced', {});
  expect(document.activeElement).toBe(document.body);
  section.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(section.hidden).toBe(false);

  const banner = requestBanner();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  choose(banner);
  expect(document.activeElement).toBe(other);
});

test('served to somebody who has chosen, it stays until the next choice', () => {
  const banner = startLive('requested');
  banner.host.bus.publish('consent/choice', { revision: 0, choice: 'accepted' });
  expect(banner.section.hidden).toBe(false);
  choose(banner);
  expect(banner.section.hidden).toBe(true);
});
