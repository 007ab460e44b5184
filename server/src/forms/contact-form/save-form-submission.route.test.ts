import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { DECOY_INPUT, FORM_CALLS } from 'shared-types/forms/contact-form';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { ANSWERS, blocksOf, KEPT, PATH, prepareSubmissions } from './submissions.fixture';

const submissions = prepareSubmissions();
const { answer, body, call, send, stored } = submissions;
const [, formId] = blocksOf();

spec(
  ['SRV-12', 'FORM-06', 'FORM-07'],
  'a submission key is requested with an empty body, and comes as data.key',
  async () => {
    const { statusCode, json } = await submissions.visitor.call('POST', FORM_CALLS.formSubmissionKey.path);
    expect(statusCode).toBe(200);
    const { data } = json<{ data: { key: string } }>();
    expect(data.key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await send({ key: data.key })).statusCode).toBe(200);
  },
);

spec(
  ['FIELD-10', 'FIELD-12', 'FORM-09', 'FORM-10', 'FORM-11', 'FORM-12', 'FORM-13', 'FORM-14', 'FORM-15', 'FORM-16'],
  'a submission is stored with all its details, and thanked for',
  async () => {
    const details = {
      collectionId: 'c1',
      objectName: 'A name of its own',
      isOverlayForm: false,
      submitButtonText: 'Send',
      pageTitle: 'Home',
      pageId: 'p1',
      contentSource: 'c',
      pagePath: '/?from=test',
      pagePermissionTypeValue: 1,
      ss_cvr: 'visitor|1|2|3|4',
    };
    await submissions.visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
    const reply = await send({ ...details, captchaKey: 'solved' });
    expect(reply.json()).toEqual({
      data: { saved: true },
      message: 'Thank you. We will write back.',
      states: { 'forms/receipt': expect.objectContaining({ formId }) },
      key: expect.stringMatching(new RegExp(`^[\\w-]{22}-${formId}$`)),
    });
    expect(await stored()).toMatchObject([{ form_id: formId, page_path: '/?from=test', fields: KEPT, details }]);
  },
);

spec('FORM-15', 'the visitor is identified by the cookie, and not at all without consent', async () => {
  submissions.visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  await send({ ss_cvr: 'told|1|2|3|4' });
  submissions.visitor.setCookie('CookieChoice', 'true');
  submissions.visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  await send({ ss_cvr: 'told|1|2|3|4' });
  const census = (await stored()).map(({ details }) => details['ss_cvr']);
  expect(census).toHaveLength(2);
  expect(new Set(census)).toEqual(new Set([undefined, 'own|1|2|3|4']));
});

spec('FORM-15', 'a visitor who has lost the cookie is identified by the page, only with consent', async () => {
  for (const choice of ['true', 'false', undefined]) {
    const visitor = submissions.open.visitor();
    if (choice) visitor.setCookie('CookieChoice', choice);
    await visitor.call('POST', PATH, body({ ss_cvr: `told ${choice}` }));
  }
  const census = (await stored()).flatMap(({ details }) => details['ss_cvr'] ?? []);
  expect(census).toEqual(['told true']);
});

spec('FORM-15', 'a site that restricts visitor data does not store who sent a form', async () => {
  const host = 'restricted.example';
  const restricted = { 'site.cookieSettings.isVisitorDataRestricted': true };
  await submissions.open.load(patched(restricted, exampleDocument('restricted', host)));
  const visitor = submissions.open.visitor(host);
  visitor.setCookie('CookieChoice', 'true');
  visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  const [, form] = blocksOf('restricted');
  expect((await visitor.call('POST', PATH, body({ formId: form, ss_cvr: 'told|1|2|3|4' }))).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ fields: KEPT }]);
  expect(JSON.stringify(await stored())).not.toContain('|1|2|3|4');
});

spec(['FORM-10', 'FORM-12'], 'the server adds details that the page does not send', async () => {
  await send();
  expect(await stored()).toMatchObject([
    {
      page_path: '/',
      details: {
        objectName: 'Write to us',
        submitButtonText: 'Send',
        pageTitle: 'Home',
        contentSource: 'c',
        pagePermissionTypeValue: 1,
      },
    },
  ]);
});

test('answers may also come as an object', async () => {
  expect((await send({ form: ANSWERS })).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ fields: KEPT }]);
});

spec('SRV-16', 'a submission sent many times at once is stored once, and each is thanked', async () => {
  const same = body();
  const sent = await Promise.all(Array.from({ length: 12 }, () => call(same)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await stored()).toHaveLength(1);
});

test('a bot that fills the decoy is thanked, and what it sent is in quarantine', async () => {
  const reply = await send({ [DECOY_INPUT]: 'https://spam.example' });
  expect(reply.json()).toMatchObject({ data: { saved: true } });
  expect(await stored()).toMatchObject([{ spam_reason: 'bot' }]);
});

test('answers to unknown fields are left out; required ones are demanded', async () => {
  expect((await answer({ extra: 'x', __proto__: 'y' })).statusCode).toBe(200);
  expect((await stored())[0]?.fields).toEqual(KEPT);
  const reply = await send({ form: '{}' });
  expect(Object.keys(reply.json<{ data: { errors: object } }>().data.errors)).toEqual(['who', 'mail', 'words']);
});

test('characters that the database cannot store are left out', async () => {
  expect((await answer({ words: 'a\0b\ud800c 👋' })).statusCode).toBe(200);
  expect((await stored())[0]?.fields).toMatchObject({ words: 'abc 👋' });
});
