import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';

type Fields = Readonly<Record<string, unknown>>;

/** Where forms are sent. */
export const PATH = FORM_CALLS.saveFormSubmission.path;
/** Right answers as a script sends them. */
export const ANSWERS = {
  who: ['Ada', 'Lovelace'],
  mail: 'ada@example.com',
  about: 'Order',
  days: ['Monday'],
  words: 'Hello\r\nthere',
};
/** The same as they are kept. */
export const KEPT = { ...ANSWERS, words: 'Hello\nthere' };

/** The example's server and somebody who sends its form; every test finds nothing sent. */
export interface Submissions {
  readonly open: ExampleServer;
  readonly visitor: Shopper;
  /** What has been kept. */
  stored(): ReturnType<typeof selectSubmissions>;
  /** Sends the fields as a form without script does. */
  post(fields: Fields): Promise<Reply>;
  /** Sends a body as a script does. */
  call(body: unknown): Promise<Reply>;
  /** What a script sends: right answers under a fresh key, unless told otherwise. */
  body(changes?: object): object;
  send(changes?: object): Promise<Reply>;
  /** Sends the right answers but for these. */
  answer(changes: Fields): Promise<Reply>;
}

/** The ids of the text and of the form on the first page of an example. */
export function blocksOf(identifier?: string): readonly [textId: string, formId: string] {
  const [text, form] = exampleDocument(identifier).pages[0]?.blocks ?? [];
  return [text?.id ?? '', form?.id ?? ''];
}

/** Opens the example for the tests of one file. */
export function prepareSubmissions(): Submissions {
  let open: ExampleServer;
  let visitor: Shopper;
  beforeAll(async () => {
    open = await openExample();
  });
  afterAll(() => open.close());
  beforeEach(() => {
    visitor = open.visitor();
  });
  afterEach(async () => {
    await open.db.deleteFrom('form_submission').execute();
    await open.db.deleteFrom('rate_window').execute();
  });

  const [, formId] = blocksOf();
  const body = (changes: object = {}) => ({
    formId,
    key: createIdempotencyKey(),
    form: JSON.stringify(ANSWERS),
    ...changes,
  });
  const call = (sent: unknown) => visitor.call('POST', PATH, sent);
  const send = (changes?: object) => call(body(changes));
  return {
    get open() {
      return open;
    },
    get visitor() {
      return visitor;
    },
    stored: () => selectSubmissions(open),
    post: (fields) => visitor.post(PATH, fields),
    call,
    body,
    send,
    answer: (changes) => send({ form: JSON.stringify({ ...ANSWERS, ...changes }) }),
  };
}

function selectSubmissions({ db }: ExampleServer) {
  return db.selectFrom('form_submission').selectAll().execute();
}
