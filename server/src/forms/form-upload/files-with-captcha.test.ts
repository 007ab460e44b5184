import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { withFormSettings } from '../captcha/captcha.fixture';
import { hiddenInputs, PATH, WRITTEN } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf, prepareUploads } from './form-upload.fixture';

const uploads = prepareUploads();
const FIELDS = [{ id: FIELD, type: 'file', title: 'Drawings' }];
beforeAll(() => uploads.open.load(withFormSettings({ fields: FIELDS, captcha: 'altcha' })));

test('without script a form with a captcha keeps its files while it comes back', async () => {
  const files = { field: `field.${FIELD}.file`, files: [['plan.pdf', pdf()]], isForm: true } as const;
  const fields = { ...WRITTEN, block: FORM_ID, key: createIdempotencyKey() };
  const first = await uploads.visitor.postFiles(PATH, fields, files);
  const [kept] = await uploads.uploads();
  expect([first.statusCode, kept?.submission_id]).toEqual([422, null]);
  setServerTime(() => Date.now() + 2000);
  const again = { ...fields, ...hiddenInputs(first.body), [`field.${FIELD}.upload`]: kept?.id };
  expect((await uploads.visitor.postFiles(PATH, again, { ...files, files: [] })).statusCode).toBe(303);
  expect((await uploads.uploads())[0]?.submission_id).not.toBeNull();
});
