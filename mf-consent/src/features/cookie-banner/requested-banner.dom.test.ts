import { spec } from '../../../../tools/testing/spec';
import { startLive } from './cookie-banner.fixture';

type Live = ReturnType<typeof startLive>;

/** Opens the banner from a button of the page, for a visitor who has already chosen. */
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

spec(['CONS-31', 'ESC-10'], 'Escape closes it, leaves the choice as it was, and then has its usual meaning', () => {
  const { section, button } = requestBanner();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(section.hidden).toBe(false);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(escape);
  expect([section.hidden, escape.defaultPrevented]).toEqual([true, true]);
  expect(document.activeElement).toBe(button);
});

test('does not take the focus if another remote forces it, nor back from a visitor who has moved on', () => {
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

test('stays until the next choice if the server sent it to a visitor who has already chosen', () => {
  const banner = startLive('requested');
  banner.host.bus.publish('consent/choice', { revision: 0, choice: 'accepted' });
  expect(banner.section.hidden).toBe(false);
  choose(banner);
  expect(banner.section.hidden).toBe(true);
});
