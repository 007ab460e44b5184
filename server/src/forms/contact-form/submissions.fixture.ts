import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Config } from '../../platform/environment/config';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';

type Fields = Readonly<Record<string, unknown>>;

export const PATH = FORM_CALLS.saveFormSubmission.path;
/** Valid answers as a script sends them. */
export const ANSWERS = {
  who: ['Ada', 'Lovelace'],
  mail: 'ada@example.com',
  about: 'Order',
  days: ['Monday'],
  words: 'Hello\r\nthere',
};
export const KEPT = { ...ANSWERS, words: 'Hello\nthere' };

/** The same answers as a form without script sends them. */
export const WRITTEN = {
  'field.who.first': 'Ada',
  'field.who.last': 'Lovelace',
  'field.mail.value': 'ada@example.com',
  'field.about.value': 'Order',
  'field.days.0': 'Monday',
  'field.words.value': 'Hello\r\nthere',
};

/** The example's server and a visitor who sends its form. Each test begins without submissions. */
export interface Submissions {
  readonly open: ExampleServer;
  readonly visitor: Shopper;
  stored(): ReturnType<typeof selectSubmissions>;
  post(fields: Fields): Promise<Reply>;
  call(body: unknown): Promise<Reply>;
  /** A valid body with a new key; `changes` override its members. */
  body(changes?: object): object;
  send(changes?: object): Promise<Reply>;
  answer(changes: Fields): Promise<Reply>;
  /** Removes all submissions, and what was counted of their senders. */
  clear(): Promise<void>;
}

/** Ids of the text block and the form block on the example's first page. */
export function blocksOf(identifier?: string): readonly [textId: string, formId: string] {
  const [text, form] = exampleDocument(identifier).pages[0]?.blocks ?? [];
  return [text?.id ?? '', form?.id ?? ''];
}

/** Values of the form's hidden inputs in a page, by name. */
export function hiddenInputs(html: string): Record<string, string> {
  const form = /<form[^>]*action="\/api\/form\/SaveFormSubmission[^"]*"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? '']),
  );
}

export function prepareSubmissions(config?: Partial<Config>): Submissions {
  let open: ExampleServer;
  let visitor: Shopper;
  beforeAll(async () => {
    open = await openExample(config && { config });
  });
  afterAll(() => open.close());
  beforeEach(() => {
    visitor = open.visitor();
  });
  const clear = async () => {
    await open.db.deleteFrom('form_submission').execute();
    await open.db.deleteFrom('rate_window').execute();
  };
  afterEach(clear);

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
    clear,
  };
}

function selectSubmissions({ db }: ExampleServer) {
  return db.selectFrom('form_submission').selectAll().execute();
}
