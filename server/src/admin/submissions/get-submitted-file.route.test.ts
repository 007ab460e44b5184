import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { PASSWORD_HASH, signIn } from '../../../../tools/testing/store/seed-account';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { pdf, prepareUploads, stateIn } from '../../forms/form-upload/form-upload.fixture';
import { createAccount } from '../sign-in/account.store';

const uploads = prepareUploads();
const OWNER = 'files@shop.example';

async function owner() {
  const { db } = uploads.open;
  const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const roles = [{ siteId, role: WEBSITE_ROLE.admin }];
  await createAccount(db, { email: OWNER, displayName: 'Owner', passwordHash: PASSWORD_HASH, roles });
  const browser = uploads.open.visitor();
  await signIn(browser, OWNER);
  return browser;
}

test('a file of a submission is downloaded by those who may read submissions, and never shown', async () => {
  const key = createIdempotencyKey();
  const { id } = stateIn(await uploads.upload(key, pdf(), 'plan “é”.pdf'));
  const path = `${SUBMISSIONS_CALLS.getSubmittedFile.path}?id=${id}`;
  const browser = await owner();
  // Nobody has sent it yet.
  expect((await browser.get(path)).statusCode).toBe(404);
  await uploads.sendWith(key, [id]);
  const reply = await browser.get(path);
  expect([reply.statusCode, reply.rawPayload.equals(pdf())]).toEqual([200, true]);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="[^"]+\.pdf"; filename\*=UTF-8''plan%20/,
    ) as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'cache-control': 'private, no-store',
  });
  expect((await uploads.visitor.get(path)).statusCode).not.toBe(200);
  for (const wrong of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await browser.get(`${SUBMISSIONS_CALLS.getSubmittedFile.path}?id=${wrong}`)).statusCode).toBe(404);
  const [submission] = await uploads.stored();
  const page = await browser.get(`${ADMIN_PATH.submissions}?id=${submission?.id}`);
  expect(page.body).toContain(`${SUBMISSIONS_CALLS.getSubmittedFile.path}?id=${id}`);
});
