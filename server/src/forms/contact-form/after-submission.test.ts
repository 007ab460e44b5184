import { FORM_CALLS } from 'shared-types/forms/contact-form';
import type { SiteDocument } from 'shared-types/site/site-document';
import { spec } from '../../../../tools/testing/spec';
import { exampleDocument, exampleForm } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';

const PATH = FORM_CALLS.saveFormSubmission.path;
const HERE = '/shop?from=form#top';
const AWAY = 'https://tables.example/thanks?a=1&b=2';
const ANSWERS = {
  'field.who.first': 'Ada',
  'field.mail.value': 'ada@example.com',
  'field.words.value': 'Hello',
};

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

/** A site of its own with these form settings; returns the id of its form. */
async function load(name: string, settings: object): Promise<string> {
  const document: SiteDocument = exampleDocument(name, `${name}.example`);
  const [home, ...rest] = document.pages;
  const [text, form] = home?.blocks ?? [];
  if (!home || !text || !form) throw new Error('The example has no form.');
  const blocks = [text, { ...form, settings: { ...exampleForm, ...settings } }];
  await open.load({ ...document, pages: [{ ...home, blocks }, ...rest] });
  return form.id;
}

async function sendBoth(name: string, block: string, more: object = {}) {
  const visitor = open.visitor(`${name}.example`);
  const sent = { block, ...ANSWERS, ...more };
  return {
    script: await visitor.call('POST', PATH, { ...sent, key: createIdempotencyKey() }),
    form: await visitor.post(PATH, { ...sent, key: createIdempotencyKey() }),
    visitor,
  };
}

spec('FORM-17', 'a form with a success URL redirects there, with and without script', async () => {
  const { script, form } = await sendBoth('here', await load('here', { successUrl: HERE }));
  expect(script.json()).toEqual({ data: { saved: true }, location: HERE, key: expect.any(String) });
  expect([form.statusCode, form.headers.location]).toEqual([303, HERE]);
});

spec('FORM-17', 'a form without script reaches another site through a page whose policy allows it', async () => {
  const { script, form } = await sendBoth('away', await load('away', { successUrl: AWAY }));
  expect(script.json()).toMatchObject({ location: AWAY });
  expect([form.statusCode, form.headers.location, form.headers['refresh']]).toEqual([200, undefined, `0; url=${AWAY}`]);
  expect(form.body).toContain('<a href="https://tables.example/thanks?a=1&amp;b=2">Continue</a>');
});

spec('FORM-17', 'nothing in a submission changes where the form redirects', async () => {
  const evil = 'https://evil.example/';
  const more = { successUrl: evil, location: evil, goTo: evil, return: evil, page: evil };
  const withUrl = await sendBoth('here', await load('here', { successUrl: HERE }), more);
  expect(withUrl.script.json()).toMatchObject({ location: HERE });
  expect(withUrl.form.headers.location).toBe(HERE);
  const block = await load('plain', {});
  const without = await sendBoth('plain', block, more);
  expect(without.script.json()).not.toHaveProperty('location');
  expect(without.form.headers.location).toBe(`/?sent=${block}#block-${block}`);
});

spec('FORM-17', 'an unsafe success URL is refused with the document', async () => {
  for (const successUrl of ['//evil.example', 'javascript:alert(1)', 'http://tables.example/'])
    await expect(load('refused', { successUrl })).rejects.toThrow(
      'successUrl: must be an address on this site, beginning with one slash, or an https: address.',
    );
});

spec(
  'FORM-19',
  'without script the thanks page contains the owner’s HTML, whose scripts get the page’s nonce',
  async () => {
    const postSubmitHtml = '<p onclick="x()">And now?</p><script nonce="owner">count(1)</script>';
    const block = await load('more', { postSubmitHtml });
    const { form, visitor } = await sendBoth('more', block);
    const thanks = await visitor.get(String(form.headers.location));
    const [, nonce] = /'nonce-([^']+)'/.exec(String(thanks.headers['content-security-policy'])) ?? [];
    expect(nonce).toHaveLength(24);
    expect(thanks.body).toContain(`<p>And now?</p><script nonce="${nonce}">count(1)</script>`);
    expect(thanks.body).toContain(exampleForm.submissionMessage);
    // Neither a second view nor another visitor's view runs the script again.
    for (const later of [visitor, open.visitor('more.example')]) {
      const { body } = await later.get(String(form.headers.location));
      expect(body).toContain('<p>And now?</p><script type="text/plain">count(1)</script>');
      expect(body).toContain(exampleForm.submissionMessage);
    }
  },
);

spec('FORM-19', 'the page data does not reveal the nonce to scripts', async () => {
  const block = await load('more', { postSubmitHtml: '<p>And now?</p><script>count(1)</script>' });
  const visitor = open.visitor('more.example');
  const page = await visitor.get('/');
  const [, nonce = '-'] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
  const [, data = nonce] =
    /<script type="application\/json" id="colonnade-context">(.*?)<\/script>/s.exec(page.body) ?? [];
  expect(data).not.toContain(nonce);
  expect(page.body).toContain(`id="block-${block}"`);
  expect(page.body).toContain(`<script nonce="${nonce}">count(1)</script>`);
  const again = await visitor.get('/');
  expect(again.body).not.toContain(nonce);
});
