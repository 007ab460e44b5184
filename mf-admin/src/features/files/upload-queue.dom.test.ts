import { FILE_FIELD, FILE_LIMIT, FILES_CALLS, type FileUpload } from 'shared-types/admin/files/files';
import type { RequestOptions, RequestResult } from 'shared-types/host/request';
import { spec } from '../../../../tools/testing/spec';
import { messages } from './files.messages';
import type { UploadHost } from '../../parts/file-uploads/send-file.effects';
import { createUploadQueue, type QueuedFile, type UploadQueue } from '../../parts/file-uploads/upload-queue.effects';

const FILE = { id: 'file', title: 'a.jpg' } as never;
const done = (id: string): FileUpload => ({ id, state: 'done', received: 1, file: FILE });

/** A server that keeps how much of each upload it has. */
function server(changes: Partial<Record<'follow' | 'piece' | 'start', () => RequestResult<unknown>>> = {}) {
  const stored = new Map<string, number>();
  const calls: string[] = [];
  const ok = (body: unknown): RequestResult<unknown> => ({ ok: true, status: 200, body });
  let count = 0;
  const request = (async (path: string, { body }: RequestOptions = {}) => {
    await Promise.resolve();
    if (path === FILES_CALLS.startFileUpload.path && body !== undefined) {
      calls.push(`start ${(body as { name: string }).name}`);
      if (changes.start) return changes.start();
      const id = `u${(count += 1)}`;
      stored.set(id, 0);
      return ok({ upload: { id, state: 'sending', received: 0 } });
    }
    if (path === FILES_CALLS.addFilePiece.path) {
      const fields = body as FormData;
      const id = String(fields.get('id'));
      const piece = fields.get(FILE_FIELD.piece);
      calls.push(`${piece ? 'piece' : 'ask'} ${id} ${String(fields.get('offset'))}`);
      const refused = piece ? changes.piece?.() : undefined;
      if (piece instanceof Blob && (!refused || refused.status === 0))
        stored.set(id, (stored.get(id) ?? 0) + piece.size);
      if (refused) return refused;
      const received = stored.get(id) ?? 0;
      return ok({ upload: { id, state: received >= SIZE ? 'processing' : 'sending', received } });
    }
    if (path === FILES_CALLS.cancelFileUpload.path) {
      calls.push(`cancel ${(body as { id: string }).id}`);
      return ok({});
    }
    calls.push('follow');
    return changes.follow?.() ?? ok({ uploads: [done(path.split('=')[1] ?? '')] });
  }) as UploadHost['request'];
  return { calls, request };
}

const SIZE = FILE_LIMIT.pieceBytes + 10;
const BYTES = new Uint8Array(SIZE);
const file = (name: string): File => new File([BYTES], name);
const text = ((key: keyof typeof messages) => messages[key]) as UploadHost['text'];

let stop: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

function open(own: ReturnType<typeof server>) {
  let most = 0;
  const queue: UploadQueue = createUploadQueue(
    { request: own.request, text },
    {
      stop: stop.signal,
      onChange: () => {
        const busy = queue.all().filter(({ state }) => state.kind === 'sending' || state.kind === 'processing');
        most = Math.max(most, busy.length);
      },
    },
  );
  const settle = () => jest.advanceTimersByTimeAsync(700_000);
  return { queue, settle, most: () => most, states: () => queue.all().map(({ state }) => state) };
}
const messageOf = (state: QueuedFile['state'] | undefined) => (state?.kind === 'failed' ? state.message : state?.kind);

test('twelve files are all uploaded, at most three at once', async () => {
  const { queue, settle, most, states } = open(server());
  queue.add(Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`)));
  await settle();
  expect([states().map(({ kind }) => kind), most()]).toEqual([Array(12).fill('done'), 3]);
});

test('a cancelled file and a refused one do not hold the others up', async () => {
  const own = server();
  const { queue, settle, states } = open(own);
  queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg'), file('d.jpg')]);
  await jest.advanceTimersByTimeAsync(0);
  queue.cancel(1);
  await settle();
  expect(states().map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  expect(own.calls).toContain('cancel u1');
});

test('a piece whose answer was lost is not sent again: the server is asked how far it is', async () => {
  let lost = true;
  const piece = (): RequestResult<unknown> => {
    if (!lost) return undefined as never;
    lost = false;
    return { ok: false, status: 0, code: 'site/offline', message: '' };
  };
  const own = server({ piece });
  const { queue, settle, states } = open(own);
  queue.add([file('a.jpg')]);
  await settle();
  expect(states().map(({ kind }) => kind)).toEqual(['done']);
  expect(own.calls.slice(0, 4)).toEqual(['start a.jpg', 'piece u1 0', 'ask u1 0', `piece u1 ${FILE_LIMIT.pieceBytes}`]);
});

const refusal = (status: number, error?: string): RequestResult<unknown> => ({
  ok: false,
  status,
  code: 'x',
  message: '',
  ...(error && { failure: { error, code: 'x' } }),
});
const ended = (upload: Partial<FileUpload> | undefined) => (): RequestResult<unknown> => ({
  ok: true,
  status: 200,
  body: { uploads: upload ? [{ id: 'u1', received: SIZE, state: 'processing', ...upload }] : [] },
});

async function failing(changes: Parameters<typeof server>[0]): Promise<string | undefined> {
  const { queue, settle, states } = open(server(changes));
  queue.add([file('a.jpg')]);
  await settle();
  return messageOf(states()[0]);
}

spec('FILE-07', 'a job without data says so', async () => {
  expect(await failing({ follow: ended(undefined) })).toBe('No response data from job request');
});
spec('FILE-08', 'a job that fails says so, unless the server knows more', async () => {
  expect(await failing({ follow: ended({ state: 'failed' }) })).toBe('File processing failed');
  expect(await failing({ follow: ended({ state: 'failed', message: 'It has a virus.' }) })).toBe('It has a virus.');
});
spec('FILE-09', 'a job that was cancelled says so', async () => {
  expect(await failing({ follow: ended({ state: 'cancelled' }) })).toBe('File processing cancelled');
});
spec('FILE-10', 'a job that does not end says so', async () => {
  expect(await failing({ follow: ended({}) })).toBe('File processing failed to complete');
});
spec('FILE-11', 'an upload that the server does not answer says so, and can be tried again', async () => {
  const own = { piece: () => refusal(503) };
  const { queue, settle, states } = open(server(own));
  queue.add([file('a.jpg')]);
  await settle();
  expect(states()[0]).toEqual({ kind: 'failed', message: 'File upload failed to complete', mayRetry: true, ok: false });
  own.piece = () => undefined as never;
  queue.retry(1);
  await settle();
  expect(states()[0]?.kind).toBe('done');
});
spec('FILE-14', 'a refusal without a message of its own says that there was a problem', async () => {
  expect(await failing({ start: () => refusal(400) })).toBe('There was a problem while uploading your file.');
  expect(await failing({ start: () => refusal(400, 'Too large.') })).toBe('Too large.');
});

test('a server that takes no piece is not asked without end', async () => {
  const own = server({
    piece: () => ({ ok: true, status: 200, body: { upload: { id: 'u1', state: 'sending', received: 0 } } }),
  });
  const { queue, settle, states } = open(own);
  queue.add([file('a.jpg')]);
  await settle();
  expect(messageOf(states()[0])).toBe('File upload failed to complete');
  expect(own.calls.length).toBeLessThan(10);
});
