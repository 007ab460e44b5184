import { axeFindings } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { openPage, prepareLightbox, settled } from './lightbox.fixture';

prepareLightbox();

const ID = 'block-6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a04-picture-';

spec('LBOX-01', 'fills the screen with the pictures of the set, each with its words', async () => {
  const { open, dialog, shown, counter, find } = openPage();
  expect(dialog()).toBeNull();
  open(2);
  expect(dialog()?.open).toBe(true);
  expect([shown(), counter()]).toEqual(['kiln-stack.jpg', '2 / 4']);
  expect(find('.blocks-lightbox__caption').textContent).toBe('Loading the kiln');
  find('[aria-label="Next picture"]').click();
  expect([shown(), counter(), find('.blocks-lightbox__caption').hidden]).toEqual(['glaze-tests.jpg', '3 / 4', true]);
  expect(await axeFindings()).toEqual([]);
});

spec('LBOX-10', 'the overlay covers the page by 95 parts of 100', () => {
  const { open, find } = openPage();
  open();
  expect(find('.pswp__bg').style.opacity).toBe('0.95');
});

spec(['LBOX-03', 'LBOX-06'], 'the close button closes it: it fades out and is destroyed', async () => {
  const { open, dialog, find } = openPage();
  open();
  const [box, finish] = [dialog()!, jest.fn()];
  const fading = new Promise<void>((resolve) => finish.mockImplementation(() => resolve()));
  box.getAnimations = () => [{ finished: fading } as unknown as Animation];
  find('[aria-label="Close"]').click();
  await settled();
  expect([box.dataset['fades'], box.isConnected]).toEqual(['out', true]);
  finish();
  await settled();
  expect([dialog(), box.isConnected, document.querySelector('.pswp')]).toEqual([null, false, null]);
});

/** A click of the mouse, as PhotoSwipe hears of it. */
function clickAt(target: Element, x: number, y: number): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 });
    Object.assign(event, { pointerId: 1, pointerType: 'mouse' });
    target.dispatchEvent(event);
  }
}

spec(
  ['LBOX-04', 'LBOX-11'],
  'a click on the overlay closes it, but not within 2 % of the window beside the picture',
  async () => {
    Object.assign(window, { PointerEvent: MouseEvent });
    const { open, dialog, find } = openPage();
    open();
    const picture = find('.pswp__item:not([inert]) img:not(.pswp__img--placeholder)');
    // A browser still has the one that was shown while the picture was loading.
    picture.before(Object.assign(new Image(), { className: 'pswp__img pswp__img--placeholder' }));
    picture.getBoundingClientRect = () => ({ left: 300, right: 900, top: 100, bottom: 700 }) as DOMRect;
    const overlay = find('.pswp__item:not([inert])');
    for (const [x, y] of [
      [276, 400],
      [924, 400],
      [600, 84],
      [600, 716],
    ] as const)
      clickAt(overlay, x, y);
    await settled();
    expect(dialog()?.open).toBe(true);
    clickAt(overlay, 275, 400);
    await settled();
    expect(dialog()).toBeNull();
  },
);

spec(['LBOX-05', 'ESC-10'], 'Escape closes it, and nothing under it hears of the key', async () => {
  const { open, dialog, press } = openPage();
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  open();
  expect(press('Escape').defaultPrevented).toBe(true);
  await settled();
  expect([dialog(), heard.mock.calls.length]).toEqual([null, 0]);
  document.removeEventListener('keydown', heard);
});

test('the gesture of a device that closes dialogs closes it too', async () => {
  const { open, dialog } = openPage();
  open();
  const cancel = new Event('cancel', { cancelable: true });
  expect(dialog()!.dispatchEvent(cancel)).toBe(false);
  await settled();
  expect(dialog()).toBeNull();
});

spec('LBOX-08', 'arrow keys turn one picture in 200 ms', () => {
  let nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const { open, counter, press } = openPage();
  open();
  expect(press('ArrowRight').defaultPrevented).toBe(true);
  press('ArrowRight');
  nowMs += 199;
  press('ArrowRight');
  expect(counter()).toBe('2 / 4');
  nowMs += 1;
  press('ArrowRight');
  expect(counter()).toBe('3 / 4');
  nowMs += 200;
  press('ArrowLeft');
  expect(counter()).toBe('2 / 4');
});

spec('LBOX-09', 'past one end comes the other, but on a phone', () => {
  const desktop = openPage();
  desktop.open(4);
  desktop.find('[aria-label="Next picture"]').click();
  expect(desktop.counter()).toBe('1 / 4');
  desktop.find('[aria-label="Previous picture"]').click();
  expect(desktop.counter()).toBe('4 / 4');
  desktop.host.end();
  Object.assign(window, { innerWidth: 432 });
  const phone = openPage();
  phone.open(4);
  expect(phone.find('[aria-label="Next picture"]').getAttribute('aria-disabled')).toBe('true');
  phone.find('[aria-label="Next picture"]').click();
  expect(phone.counter()).toBe('4 / 4');
  phone.find('[aria-label="Previous picture"]').click();
  expect([phone.counter(), phone.find('[aria-label="Next picture"]').getAttribute('aria-disabled')]).toEqual([
    '3 / 4',
    'false',
  ]);
  phone.host.end();
  Object.assign(window, { innerWidth: 433 });
  const tablet = openPage();
  tablet.open(4);
  tablet.find('[aria-label="Next picture"]').click();
  expect(tablet.counter()).toBe('1 / 4');
});

test('two pictures wrap too, and one has nothing to turn', () => {
  const items = (count: number) => ({ pictures: Array.from({ length: count }, (_, n) => ({ file: `${n}.jpg` })) });
  const two = openPage(items(2));
  two.open(2);
  two.find('[aria-label="Next picture"]').click();
  expect(two.counter()).toBe('1 / 2');
  two.host.end();
  const one = openPage(items(1));
  one.open(1);
  expect(one.dialog()?.hasAttribute('data-single')).toBe(true);
  const sixty = openPage(items(60));
  sixty.open(60);
  expect(sixty.counter()).toBe('60 / 60');
});

test('where writing goes from right to left, the next picture is the one on the left', () => {
  let nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 500));
  const { open, counter, press, shown, find } = openPage({}, { direction: 'rtl' });
  open(1);
  expect([counter(), shown()]).toEqual(['1 / 4', 'workshop.jpg']);
  press('ArrowLeft');
  expect([counter(), shown()]).toEqual(['2 / 4', 'kiln-stack.jpg']);
  find('[aria-label="Next picture"]').click();
  expect(counter()).toBe('3 / 4');
  press('ArrowRight');
  expect(counter()).toBe('2 / 4');
});

test('who cannot see it hears which picture is shown, once it is another', () => {
  const { open, host, find } = openPage();
  open();
  expect(host.announced).toEqual([]);
  find('[aria-label="Next picture"]').click();
  expect(host.announced).toEqual(['Picture 2 of 4']);
});

test('only the picture in the middle can be reached, and no role is told in English', () => {
  const { open, dialog } = openPage();
  open();
  const items = [...dialog()!.querySelectorAll<HTMLElement>('.pswp__item')];
  expect(items.map((item) => item.hasAttribute('inert'))).toEqual([true, false, true]);
  expect(dialog()!.querySelector('[aria-roledescription], .pswp[role]')).toBeNull();
});

test('the focus goes to the close button, and back to the link', async () => {
  const { open, links, find, press } = openPage();
  links[1]!.focus();
  open(2);
  expect(document.activeElement).toBe(find('[aria-label="Close"]'));
  press('Escape');
  await settled();
  expect(document.activeElement).toBe(links[1]);
});

test('the page under it does not scroll, and does again', async () => {
  const { open, press } = openPage();
  document.documentElement.style.overflow = 'clip';
  open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  press('Escape');
  await settled();
  expect(document.documentElement.style.overflow).toBe('clip');
  document.documentElement.style.overflow = '';
});

describe('the history of the browser', () => {
  spec(
    ['GAL-28', 'ROUTE-04'],
    'has one step for it, with the address of the page; the back button closes it',
    async () => {
      const { open, dialog, find, counter } = openPage();
      open(2);
      const steps = history.length;
      find('[aria-label="Next picture"]').click();
      expect([location.href, history.length]).toEqual(['http://localhost/', steps]);
      history.back();
      await settled();
      expect([dialog(), location.href]).toEqual([null, 'http://localhost/']);
      history.forward();
      await settled();
      expect([dialog()?.open, counter()]).toEqual([true, '3 / 4']);
    },
  );

  test('names the picture in the address where the owner wants it', async () => {
    const { open, dialog, find } = openPage({ isInAddress: true });
    open(2);
    expect(location.hash).toBe(`#${ID}2`);
    const steps = history.length;
    find('[aria-label="Next picture"]').click();
    expect([location.hash, history.length]).toEqual([`#${ID}3`, steps]);
    find('[aria-label="Close"]').click();
    await settled();
    expect([dialog(), location.hash]).toEqual([null, '']);
  });

  test('another place of the page in the address stays there', async () => {
    history.replaceState(null, '', '/#footer');
    const { open, dialog, press } = openPage();
    open();
    press('Escape');
    await settled();
    expect([dialog(), location.hash]).toEqual([null, '#footer']);
  });

  test('closing it takes the step back', async () => {
    const { open, find, dialog } = openPage();
    open();
    find('[aria-label="Close"]').click();
    await settled();
    expect([dialog(), history.state]).toEqual([null, null]);
  });

  test.each([true, false])(
    'an address opens the picture it names; closing that stays on the page: %s',
    async (isInAddress) => {
      const { host, dialog, counter, press, links, find } = openPage({ isInAddress });
      history.replaceState(null, '', `/?a=b#${ID}3`);
      host.bus.send('blocks/picture-requested', { id: links[2]!.id });
      expect([dialog()?.open, counter()]).toEqual([true, '3 / 4']);
      find('[aria-label="Next picture"]').click();
      expect(location.hash).toBe(isInAddress ? `#${ID}4` : `#${ID}3`);
      press('Escape');
      await settled();
      expect([dialog(), location.search, location.hash]).toEqual([null, '?a=b', '']);
    },
  );

  test.each(['', 'nothing', 'end', '%'])('that names no picture (%s) opens nothing', (id) => {
    const { host, dialog } = openPage();
    host.bus.send('blocks/picture-requested', { id });
    host.bus.send('blocks/picture-expected', { id });
    expect([dialog(), host.navigated]).toEqual([null, []]);
  });
});

test('the light theme is the owner’s', () => {
  const light = openPage({ theme: 'light' });
  light.open();
  expect(light.dialog()?.classList.contains('blocks-lightbox--light')).toBe(true);
  light.host.end();
  const dark = openPage();
  dark.open();
  expect(dark.dialog()?.classList.contains('blocks-lightbox--dark')).toBe(true);
});

test('leaves nothing when it has stopped, whether it is open or closes', async () => {
  for (const close of [false, true]) {
    const { open, host, find, dialog } = openPage();
    open();
    if (close) {
      dialog()!.getAnimations = () => [{ finished: new Promise(() => undefined) } as unknown as Animation];
      find('[aria-label="Close"]').click();
      await settled();
    }
    host.end();
    expect([document.querySelector('#end')?.innerHTML, document.documentElement.style.overflow]).toEqual(['', '']);
    history.replaceState(null, '', '/');
  }
});

test('writes no text as HTML, which the policy of the page refuses', () => {
  const setter = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  const page = openPage();
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...setter,
    set(text: string) {
      throw new TypeError(`This document requires TrustedHTML, and not “${text}”.`);
    },
  });
  try {
    page.open();
    for (let turn = 0; turn < 4; turn += 1) page.find('[aria-label="Next picture"]').click();
    expect(page.counter()).toBe('1 / 4');
    page.find('img').dispatchEvent(new Event('error'));
    page.host.end();
  } finally {
    Object.defineProperty(Element.prototype, 'innerHTML', setter);
  }
});

test('a picture that cannot be had says so', () => {
  const { open, find } = openPage();
  open();
  find('.pswp__item:not([inert]) img:not(.pswp__img--placeholder)').dispatchEvent(new Event('error'));
  // jsdom has no innerText of its own.
  expect(find('.pswp__error-msg').innerText).toBe('This picture could not be loaded.');
});
