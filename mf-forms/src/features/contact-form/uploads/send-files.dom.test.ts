import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, type UploadState } from 'shared-types/forms/form-upload';
import type { RequestOptions, RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { until } from '../../../../../tools/testing/until';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

const { pieceBytes } = FORM_UPLOAD_LIMIT;
const SIZE = pieceBytes * 2 + 5;
const LOST: RequestResult<never> = { ok: false, status: 0, code: 'site/unreached', message: 'Unable to connect…' };

interface Stored {
  readonly size: number;
  received: number;
  readonly name: string;
}

/** A server that stores uploads, and fails as often as wanted. */
function createServer() {
  const stored = new Map<string, Stored>();
  const fails: RequestResult<never>[] = [];
  const faults: { refusal?: string; cutAt?: number } = {};
  const reply = (state: UploadState): RequestResult<unknown> => ({ ok: true, status: 200, body: { data: state } });
  const stateOf = (id: string): UploadState => {
    const { received, name, size } = stored.get(id)!;
    return { id, received, name, isComplete: received === size };
  };
  const request = async (path: string, { body }: RequestOptions = {}): Promise<RequestResult<unknown>> => {
    const failure = fails.shift();
    if (failure) return failure;
    if (path === FORM_UPLOAD_CALLS.startUpload.path) {
      const { name, bytes } = body as { name: string; bytes: number };
      const id = `upload-${stored.size + 1}`;
      stored.set(id, { name, size: bytes, received: 0 });
      return reply(stateOf(id));
    }
    if (path === FORM_UPLOAD_CALLS.removeUpload.path) {
      stored.delete((body as { id: string }).id);
      return { ok: true, status: 200, body: { data: { removed: true } } };
    }
    const fields = body as FormData;
    const id = String(fields.get('id'));
    const upload = stored.get(id);
    const gone = { error: 'Gone.', code: 'forms/upload-gone' };
    if (!upload) return { ok: false, status: 404, code: gone.code, message: gone.error, failure: gone };
    if (upload.received === faults.cutAt) return LOST;
    const piece = fields.get('piece');
    if (piece instanceof File && Number(fields.get('offset')) === upload.received) upload.received += piece.size;
    if (faults.refusal !== undefined && upload.received === upload.size) {
      const failure = { error: faults.refusal, code: 'forms/upload-invalid' };
      return { ok: false, status: 400, code: failure.code, message: failure.error, failure };
    }
    return reply(stateOf(id));
  };
  return { stored, fails, faults, request: request as never };
}

async function open(server = createServer(), name: 'files' | 'filesRefused' = 'files') {
  const root = showView(element(examples[name], createFakeRenderHost(messages)));
  const fake = createFakeHost(messages);
  const form = root.querySelector('form')!;
  const sent: string[][] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push([...new FormData(form).getAll('field.drawings.upload')].map(String));
  });
  await start(root, { ...fake, request: server.request });
  const input = root.querySelector<HTMLInputElement>('[name="field.drawings.file"]')!;
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const rows = () => [...root.querySelectorAll<HTMLElement>('[data-files="drawings"] [data-uploads] > li')];
  const states = () => rows().map((row) => row.querySelector('[data-state]')?.textContent);
  return { root, fake, form, sent, input, choose, rows, states, server };
}

const file = (name = 'plan.pdf', size = SIZE) => new File([new Uint8Array(size)], name, { lastModified: 1 });

beforeEach(() => sessionStorage.clear());

test('a chosen file is sent in pieces with its progress, and its id goes with the form', async () => {
  const { choose, states, sent, form, server, fake } = await open();
  choose(file());
  await until(() => states()[0] === 'Uploaded');
  form.requestSubmit();
  expect(sent).toEqual([['upload-1']]);
  expect(server.stored.get('upload-1')).toMatchObject({ received: SIZE, name: 'plan.pdf' });
  expect(fake.announced.at(-1)).toBe('plan.pdf: Uploaded');
  expect(fake.announced.some((message) => /plan\.pdf: \d+ %/.test(message))).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test('a form that is sent meanwhile waits for its files, and is sent once', async () => {
  const { choose, states, sent, form, root } = await open();
  choose(file(), file('b.pdf', 9));
  form.requestSubmit();
  form.requestSubmit();
  expect([sent, root.querySelector('[data-files-note]')?.textContent]).toEqual([
    [],
    'The form is sent as soon as its files are uploaded.',
  ]);
  await until(() => states().every((state) => state === 'Uploaded'));
  await until(() => sent.length > 0);
  expect(sent).toEqual([['upload-1', 'upload-2']]);
});

test('a lost connection is waited for, and nothing is sent twice', async () => {
  const { choose, states, server } = await open();
  server.fails.push(LOST);
  choose(file());
  await until(() => states()[0] === 'Connection lost. Trying again…');
  server.fails.push(LOST);
  dispatchEvent(new Event('online'));
  await until(() => server.fails.length === 0);
  dispatchEvent(new Event('online'));
  await until(() => states()[0] === 'Uploaded');
  expect(server.stored.size).toBe(1);
});

test('a refused file says why, and the form is not sent before it is removed', async () => {
  const { choose, states, sent, form, server, rows, root } = await open();
  server.faults.refusal = 'Files of this type cannot be sent.';
  choose(file('a.exe', 9));
  await until(() => states()[0] === server.faults.refusal);
  form.requestSubmit();
  expect(sent).toEqual([]);
  expect(root.querySelector('[data-files-note]')?.textContent).toMatch(/^Some files/);
  rows()[0]?.querySelector<HTMLElement>('[data-remove]')?.click();
  expect(document.activeElement?.getAttribute('name')).toBe('field.drawings.file');
  form.requestSubmit();
  expect(sent).toEqual([[]]);
});

test('limits are checked before anything is sent', async () => {
  const { choose, states, server } = await open();
  const large = file('large.pdf', 1);
  Object.defineProperty(large, 'size', { value: FORM_UPLOAD_LIMIT.fileBytes + 1 });
  choose(large, file('empty.pdf', 0));
  expect(states()).toEqual(['The file is larger than 25 MB.', 'The file is empty.']);
  expect(server.stored.size).toBe(0);
  choose(file('1', 1), file('2', 1), file('3', 1), file('4', 1));
  await until(() => states().filter((state) => state === 'Uploaded').length === 3);
  expect(states().at(-1)).toBe('Only 3 files can be sent here.');
});

test('after a reload finished files are there, others go on when they are chosen again, and the key is the same', async () => {
  const before = await open();
  const keyOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="key"]')!;
  keyOf(before.form).value = 'first-key';
  before.server.faults.cutAt = pieceBytes;
  before.choose(file('done.pdf', 9), file());
  await until(() => before.states()[1] === 'Connection lost. Trying again…');
  before.fake.end();
  delete before.server.faults.cutAt;
  const after = await open(before.server);
  await until(() => after.states().length === 2);
  expect(keyOf(after.form).value).toBe('first-key');
  expect(after.states()).toEqual(['Uploaded', 'Choose “plan.pdf” again to go on with its upload.']);
  after.choose(file());
  await until(() => after.states()[1] === 'Uploaded');
  after.form.requestSubmit();
  expect([after.sent, before.server.stored.size]).toEqual([[['upload-1', 'upload-2']], 2]);
});

test('files that the server has kept without script are boxes', async () => {
  const { form, sent, rows } = await open(undefined, 'filesRefused');
  expect(rows()[0]?.textContent).toBe('mug, seen from the side.pdf');
  form.requestSubmit();
  expect(sent).toEqual([['6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0f01']]);
  expect(await axeFindings()).toEqual([]);
});
