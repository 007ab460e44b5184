import type { BadInputCase, RightRequest } from './bad-input-case.fixture';

export const HOST = 'shop.example';
const NO_TEXTS: readonly unknown[] = [7, true, null, [], {}, [[]], { toString: 'x' }];
const TOO_LONG = 'x'.repeat(100_000);
const FAR_TOO_LONG = 'x'.repeat(1_000_000);

export interface Attempt {
  readonly what: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly crumb?: string;
  /** True to send it as a form without script does. */
  readonly isForm?: boolean;
}

export function wrongInputs(
  { required = [], texts = [], wrong = {}, wrongBodies = [], wrongPaths = [] }: BadInputCase,
  { body }: RightRequest,
): Attempt[] {
  const fields = body as Readonly<Record<string, unknown>>;
  const withValue = (name: string, value: unknown): Attempt => ({
    what: `${name} = ${String(JSON.stringify(value)).slice(0, 40)}`,
    body: { ...fields, [name]: value },
  });
  return [
    ...required.map((name) => withValue(name, undefined)),
    ...required.map((name) => ({
      ...withValue(name, undefined),
      what: `${name} missing in a form`,
      body: textsOf({ ...fields, [name]: undefined }),
      isForm: true,
    })),
    ...texts.flatMap((name) =>
      [...NO_TEXTS, TOO_LONG, FAR_TOO_LONG, '\0', '\ud800'].map((value) => withValue(name, value)),
    ),
    ...Object.entries(wrong).flatMap(([name, values]) => values.map((value) => withValue(name, value))),
    ...wrongBodies.map((value) => ({ what: `the body ${JSON.stringify(value).slice(0, 40)}`, body: value })),
    ...wrongPaths.map((path) => ({ what: path, path })),
  ];
}

function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function strangers(): Attempt[] {
  return [
    { what: 'no token', headers: { authorization: '' } },
    { what: 'another token', headers: { authorization: `Bearer colonnade_${'A'.repeat(43)}` } },
    { what: 'no bearer', headers: { authorization: 'Basic YTpi' } },
    { what: 'far too long a token', headers: { authorization: `Bearer ${'x'.repeat(10_000)}` } },
  ];
}

function wrongCrumbs(): Attempt[] {
  return [
    { what: 'no crumb', crumb: '' },
    { what: 'another crumb', crumb: 'C'.repeat(22) },
    { what: 'another crumb in a form', crumb: 'C'.repeat(22), isForm: true, body: {} },
  ];
}

/** Requests that every endpoint must refuse. */
export function wrongRequests({ isForBearer }: BadInputCase, { body }: RightRequest): Attempt[] {
  const unreadable = ['{', '"', '{"a":1}}', 'undefined', '\0'].map((text) => ({
    what: `the JSON ${text}`,
    body: text,
  }));
  return [
    ...(isForBearer ? strangers() : wrongCrumbs()),
    { what: 'another origin', headers: { origin: 'https://evil.example' } },
    { what: 'no origin', headers: { origin: 'null' } },
    { what: 'another scheme', headers: { origin: `https://${HOST}` } },
    { what: 'another origin in a form', headers: { origin: 'https://evil.example' }, isForm: true, body: {} },
    { what: 'sent across sites', headers: { 'sec-fetch-site': 'cross-site' } },
    { what: 'a content type nobody reads', headers: { 'content-type': 'application/xml' }, body: '<x/>' },
    { what: 'a form with files', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    { what: 'too much', body: { padding: FAR_TOO_LONG } },
    ...(body === undefined ? [] : unreadable),
    ...(body === undefined
      ? []
      : ['', 'null', '7', '"text"', '[]', '[1]', '[['.repeat(20_000)].map((text) => ({
          what: `the body ${text.slice(0, 20)}`,
          body: text,
        }))),
    { what: 'plain text', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ];
}
