import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Failure } from 'shared-types/failure';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { COOKIE, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import type { ExampleServer } from '../../../../../tools/testing/site/open-example';
import { writtenWithFiles, type Reply, type Shopper } from '../../../../../tools/testing/store/shopper';
import { spec } from '../../../../../tools/testing/spec';
import type { BadInputCase, RightRequest } from '../../../bad-input/bad-input-case.fixture';
import { CASES } from '../../../bad-input/bad-input.cases';
import { openForCases } from '../../../bad-input/open-cases.fixture';

let open: ExampleServer;
beforeAll(async () => {
  open = await openForCases();
});
// Nearly every case signs in, from the same rate-limited address.
afterEach(() => open.db.deleteFrom('rate_window').execute());
afterAll(() => open.close());

interface Call {
  readonly row: BadInputCase;
  readonly right: RightRequest;
  readonly visitor: Shopper;
}

async function send({ row, right, visitor }: Call, crumb: string | undefined): Promise<Reply> {
  const [method = ''] = row.route.split(' ');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const withFiles = right.files && (await writtenWithFiles(right.body as Record<string, unknown>, right.files));
  const query = row.crumbHeader || crumb === undefined ? '' : `?${CRUMB_PARAMETER}=${crumb}`;
  return open.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: right.path + query,
    headers: {
      host: 'shop.example',
      cookie,
      accept: 'application/json',
      ...(row.crumbHeader && crumb !== undefined ? { [row.crumbHeader]: crumb } : {}),
      ...withFiles?.headers,
    },
    ...(right.body === undefined ? {} : { payload: withFiles?.payload ?? (right.body as object) }),
  });
}

// Browsers never send bearer tokens by themselves, so those endpoints need no crumb.
for (const row of CASES.filter(({ isForBearer }) => !isForBearer)) {
  spec('SRV-09', `${row.route} answers a missing or wrong crumb with a new one that works`, async () => {
    const visitor = open.visitor();
    const call: Call = { row, visitor, right: await row.right({ open, visitor }) };
    let renewed = '';
    for (const wrong of [undefined, '', 'C'.repeat(22)]) {
      const refused = await send(call, wrong);
      const { crumbFail, crumb = '', error } = refused.json<Failure>();
      expect([refused.statusCode, crumbFail]).toEqual([403, true]);
      expect(error).toMatch(/send it again/);
      expect(crumb).toMatch(/^[\w-]{44}$/);
      expect(refused.cookies.find(({ name }) => name === COOKIE.crumb)?.value).toBe(crumb);
      visitor.setCookie(COOKIE.crumb, crumb);
      renewed = crumb;
    }
    expect((await send(call, renewed)).statusCode).toBe(200);
  });
}

for (const row of CASES.filter(({ isForBearer }) => isForBearer)) {
  spec('SRV-09', `${row.route} accepts no cookie and no crumb in place of the token`, async () => {
    const visitor = open.visitor();
    const { token = '', ...right } = await row.right({ open, visitor });
    visitor.setCookie('token', token);
    const refused = await send({ row, visitor, right }, visitor.cookies.get(COOKIE.crumb));
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([401, 'site/deploy-token-unknown']);
  });
}

for (const [crumb, message] of [
  ['C'.repeat(22), 'This page has been open for a while.'],
  ['', 'Your browser sent no cookies'],
] as const)
  spec(
    'SRV-09',
    `a form without script whose crumb is not “${crumb}” comes back with a new one: “${message}”`,
    async () => {
      const visitor = open.visitor();
      visitor.setCookie(COOKIE.crumb, crumb);
      const answers = {
        'field.who.first': 'Ada',
        'field.mail.value': 'ada@example.com',
        'field.words.value': 'Good morning',
      };
      // A key of its own: that of the cases may be known from a deleted submission.
      const key = randomBytes(16).toString('base64url');
      const fields = { ...answers, block: exampleDocument().pages[0]?.blocks[1]?.id, key, return: '/' };
      const sendForm = (sent: string) => visitor.post(FORM_CALLS.saveFormSubmission.path, { ...fields, crumb: sent });
      const stored = () => open.db.selectFrom('form_submission').select('id').where('key', '=', fields.key).execute();
      await open.db.deleteFrom('form_submission').execute();
      const reply = await sendForm('D'.repeat(22));
      expect([reply.statusCode, await stored()]).toEqual([422, []]);
      for (const text of [message, 'Please send it again', 'ada@example.com', 'Good morning'])
        expect(reply.body.includes(text)).toBe(true);
      const [, renewed = ''] = /name="crumb" value="([\w-]{44})"/.exec(reply.body) ?? [];
      expect(visitor.cookies.get('crumb')).toBe(renewed);
      expect((await sendForm(renewed)).statusCode).toBe(303);
      expect(await stored()).toHaveLength(1);
    },
  );
