import { UPLOAD_LIMIT, type PictureChoice } from 'shared-types/admin/store/product-editor';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { showView } from '../../../../../tools/testing/host/show-view';
import { isUnsaved } from '../../../parts/settings-form/unsaved-values';
import { start } from '../product-editor.effects';
import { examples } from '../product-editor.example';
import { messages } from '../product-editor.fixture';
import { element } from '../product-editor.view';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f3abc';
const CHOICE: PictureChoice = {
  id: ID,
  name: 'pot.jpg',
  picture: { src: `/images/${ID}/pot.jpg`, width: 900, height: 600, alt: '' },
  isUploaded: true,
};

/** A fake connection that a test controls. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  body: FormData | undefined;
  isAborted = false;
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  send(body: FormData): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.end(0);
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
  end(status: number, answer: unknown = ''): void {
    Object.assign(this, { status, responseText: JSON.stringify(answer) });
    this.dispatchEvent(new Event('loadend'));
  }
}

let end = (): void => undefined;
afterEach(() => end());
beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(window, { XMLHttpRequest: FakeRequest });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const file = (name: string, bytes = 9): File => Object.defineProperty(new File(['x'], name), 'size', { value: bytes });

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  end = () => host.end();
  const root = showView(element(examples[name], host));
  const form = root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!;
  start(root, host);
  const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const lines = () => [...form.querySelectorAll<HTMLElement>('[data-upload-lines] > li')];
  const states = () => lines().map((line) => line.querySelector('[data-state]')?.textContent);
  const button = (kind: 'again' | 'cancel', at = 0) => lines()[at]!.querySelector<HTMLElement>(`[data-${kind}]`)!;
  const places = () =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLElement>('[data-picture]')].map((item) => [
        item.dataset.pictureName,
        item.querySelector<HTMLInputElement>('input[name^="p."]')?.value,
      ]),
    );
  return { host, form, input, choose, lines, states, button, places };
}

test('each file has a line with its progress, two are uploaded at a time, then they join the pictures', async () => {
  const { host, form, input, choose, lines, states, places } = open();
  choose(file('pot.jpg'), file('b.jpg'), file('c.jpg'));
  expect([input.value, FakeRequest.sent.length, states()]).toEqual(['', 2, ['Waiting…', 'Waiting…', 'Waiting…']]);
  const [first] = FakeRequest.sent;
  expect(first!.body?.get('id')).toBe(examples.saved.data['admin/product-editor/product'].id);
  expect((first!.body?.get('upload') as File).name).toBe('pot.jpg');
  first!.progress(40);
  expect([states()[0], lines()[0]!.querySelector('progress')!.value]).toEqual(['Uploading, 40%', 40]);
  first!.progress(100);
  expect(states()[0]).toBe('Processing…');
  first!.end(200, { pictures: [CHOICE] });
  await settled();
  expect([lines().length, FakeRequest.sent.length]).toEqual([2, 3]);
  expect(places()).toEqual({ 'A mug': '1', 'The mug from above': '2', 'pot.jpg': '3', 'A shelf': '' });
  const item = form.querySelector<HTMLElement>(`[data-picture="${ID}"]`)!;
  expect(item.querySelector('img')!.srcset).toContain(`/images/${ID}/pot.jpg?format=100w`);
  for (const label of item.querySelectorAll('label'))
    expect(item.querySelector(`[id="${label.htmlFor}"]`)?.getAttribute('name')).toMatch(new RegExp(`^[pa]\\.${ID}$`));
  expect(host.announced).toEqual(['pot.jpg is uploaded. Save to show it to visitors.']);
  expect(isUnsaved(form)).toBe(true);
  expect([...form.querySelector<HTMLSelectElement>('select[name$=".picture"]')!.options].at(-1)?.value).toBe(ID);
});

test('an error of a file is shown in its line; one that was only interrupted can be retried', async () => {
  const { host, choose, lines, states, button, places } = open();
  choose(file('words.jpg'), file('lost.jpg'), file('huge.jpg', UPLOAD_LIMIT.fileBytes + 1));
  const [wrong, lost] = FakeRequest.sent;
  wrong!.end(400, { error: 'Not every picture.', data: { errors: { upload: 'words.jpg is not a picture.' } } });
  lost!.end(0);
  await settled();
  expect(states()).toEqual([
    'words.jpg is not a picture.',
    messages.uploadFailed,
    'This file is larger than 16 MB. Choose a smaller one.',
  ]);
  expect([0, 1, 2].map((at) => button('again', at).hidden)).toEqual([true, false, true]);
  expect(host.announced).toHaveLength(3);
  button('again', 1).click();
  expect([document.activeElement === button('cancel', 1), FakeRequest.sent.length]).toEqual([true, 3]);
  FakeRequest.sent[2]!.end(200, { pictures: [CHOICE] });
  await settled();
  expect([lines().length, places()['pot.jpg']]).toEqual([2, '3']);
});

test('a cancelled file is not uploaded further, and the focus moves to the field', async () => {
  const { input, choose, lines, button } = open();
  choose(file('a.jpg'), file('b.jpg'), file('c.jpg'));
  button('cancel').focus();
  button('cancel').click();
  button('cancel', 1).click();
  await settled();
  expect(FakeRequest.sent.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  expect([lines().length, document.activeElement]).toEqual([1, input]);
});

test('an outdated crumb is renewed once; after the session has ended a link to sign in is shown', async () => {
  const { form, choose, states, button } = open();
  choose(file('a.jpg'));
  FakeRequest.sent[0]!.end(403, { error: 'Open for a while.', crumbFail: true, crumb: 'fresh' });
  await settled();
  expect([FakeRequest.sent.length, FakeRequest.sent[1]!.body?.get('crumb')]).toEqual([2, 'fresh']);
  FakeRequest.sent[1]!.end(401, { error: 'Sign in.', loginRequired: true });
  await settled();
  expect([states(), button('again').hidden]).toEqual([[messages.signedOut], false]);
  expect(form.querySelector<HTMLElement>('[data-sign-in]')!.hidden).toBe(false);
});

test('nothing is saved or left by accident while pictures are being uploaded', async () => {
  const { form, choose } = open();
  const place = form.querySelector<HTMLElement>('[data-form-error]')!;
  const isSent = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
  const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([isSent(), isLeft()]).toEqual([true, true]);
  choose(file('a.jpg'));
  expect([isSent(), isLeft(), place.textContent, document.activeElement]).toEqual([
    false,
    false,
    messages.uploadBusy,
    place,
  ]);
  FakeRequest.sent[0]!.end(200, { pictures: [CHOICE] });
  await settled();
  expect([place.textContent, isSent(), isLeft()]).toEqual(['', true, false]);
});

test('dropped files are uploaded in the same way; other dropped things are not', () => {
  const { form } = open();
  const drop = (files: File[], types: string[]) => {
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files, types },
    });
    form.querySelector('[data-pictures]')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([drop([], ['text/plain']), FakeRequest.sent.length]).toEqual([false, 0]);
  expect([drop([file('a.jpg')], ['Files']), FakeRequest.sent.length]).toEqual([true, 1]);
});

test('pictures move by buttons, which keep the focus, and the new position is announced', () => {
  const { host, form, places } = open();
  const later = form.querySelector<HTMLElement>('[data-picture-name="A mug"] [data-move="1"]')!;
  later.focus();
  later.click();
  expect(places()).toMatchObject({ 'A mug': '2', 'The mug from above': '1', 'A shelf': '' });
  expect([document.activeElement, host.announced]).toEqual([later, ['A mug: position 2 of 2']]);
  later.click();
  expect(places()).toMatchObject({ 'A mug': '2', 'The mug from above': '1' });
  const order = [...form.querySelectorAll<HTMLElement>('[data-picture]')].map((item) => item.dataset.pictureName);
  expect(order).toEqual(['The mug from above', 'A mug', 'A shelf']);
  const hidden = [...form.querySelectorAll<HTMLElement>('[data-moves]')].map((moves) => moves.hidden);
  expect(hidden).toEqual([false, false, true]);
});

test('selected pictures that are not on the shown page stay selected', () => {
  const form = {
    ...examples.wrong.form!,
    values: { ...examples.wrong.form!.values, [`p.${ID}`]: '3', [`a.${ID}`]: 'Pot', [`a.${ID}.seen`]: 'A pot' },
  };
  const root = showView(element({ ...examples.wrong, form }, createFakeHost(messages)));
  const sent = new FormData(root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!);
  expect(['p.', 'a.'].map((field) => sent.get(field + ID))).toEqual(['3', 'Pot']);
  expect(sent.getAll(`a.${ID}.seen`)).toEqual(['A pot']);
});

const WITH_ALT: PictureChoice = { ...CHOICE, picture: { ...CHOICE.picture, alt: 'A pot' } };

test('an offered or re-uploaded picture sends its former alternative text', async () => {
  const { form, choose } = open();
  choose(file('pot.jpg'));
  FakeRequest.sent[0]!.end(200, { pictures: [WITH_ALT] });
  await settled();
  const sent = new FormData(form);
  expect(['a.', 'p.'].map((field) => sent.get(field + ID))).toEqual(['A pot', '3']);
  expect(sent.getAll(`a.${ID}.seen`)).toEqual(['A pot']);
  // For a picture of the product, the state contains its text.
  expect([...sent.keys()].filter((name) => name.endsWith('.seen') && name.startsWith('a.'))).toHaveLength(1);
});

test('after a rejection an offered picture keeps the former alternative text of its form, not the saved one', () => {
  const { saved, ...view } = examples.wrong.data['admin/product-editor/product'];
  const offered = {
    ...saved!,
    pictures: [...saved!.pictures, WITH_ALT],
    values: { ...saved!.values, [`a.${ID}`]: 'A pot' },
  };
  const data = { 'admin/product-editor/product': { ...view, saved: offered } };
  const typed = { [`p.${ID}`]: '', [`a.${ID}`]: '', [`a.${ID}.seen`]: '' };
  const seenWith = (values: object) => {
    const form = { ...examples.wrong.form!, values: { ...examples.wrong.form!.values, ...values } };
    const root = showView(element({ ...examples.wrong, data, form }, createFakeHost(messages)));
    return new FormData(root.querySelector<HTMLFormElement>('form.admin-product-editor__form')!).getAll(`a.${ID}.seen`);
  };
  expect([seenWith(typed), seenWith({})]).toEqual([[''], ['A pot']]);
});

test('pictures are chosen from the library: they get their numbers in order, and only they are shown', async () => {
  const { host, form, places } = open();
  const requests: unknown[] = [];
  const other = [...form.querySelectorAll<HTMLElement>('[data-picture]')].at(-1)!;
  host.bus.on('admin/files-requested').subscribe((request) => {
    requests.push(request);
    const details = { id: ID, name: 'pot', title: 'pot.jpg', kind: 'picture' as const, picture: CHOICE.picture };
    const pot = { ...details, page: '', contentType: '', address: '', alt: '', folder: '', bytes: 1, sizeText: '' };
    const known = { ...pot, id: other.dataset.picture ?? '', name: 'other' };
    const files = [known, pot].map((one) => ({ asset: one.name, details: one }));
    host.bus.send('admin/files-chosen', { id: request.id, files });
  });
  form.querySelector<HTMLElement>('[data-choose] button')!.click();
  await settled();
  expect(requests).toMatchObject([{ accepts: ['picture'] }]);
  const numbered = Object.entries(places()).filter(([, place]) => place !== '');
  expect(numbered).toEqual([
    [other.dataset.pictureName, '1'],
    ['pot.jpg', '2'],
  ]);
  const shown = [...form.querySelectorAll<HTMLElement>('[data-pictures] > [data-picture]')].filter(
    ({ hidden }) => !hidden,
  );
  expect(shown).toHaveLength(2);
  // Texts of pictures of the site's document are not saved with a product.
  expect(form.querySelector(`[name="a.${ID}"]`)).toBeNull();
});

test('pictures are dragged to the place of another, and taken out', () => {
  const { form, places } = open();
  const [first, second] = [...form.querySelectorAll<HTMLElement>('[data-pictures] > [data-picture]')];
  const drag = (type: string, target: Element) =>
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  drag('dragstart', second!.querySelector('img')!);
  expect(drag('dragover', first!)).toBe(false);
  drag('drop', first!);
  const name = (item: HTMLElement) => item.dataset.pictureName!;
  expect(places()).toMatchObject({ [name(second!)]: '1', [name(first!)]: '2' });
  second!.querySelector<HTMLElement>('[data-take-out]')!.click();
  expect([second!.hidden, places()[name(second!)]]).toEqual([true, '']);
});
