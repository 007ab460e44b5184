import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';
import { findStoredForm, type StoredForm } from './form.store';
import { formName, formValues, storedFields } from './stored-form';
import type { Fields } from '../form-fields';

export const [ADMIN, EDITOR, CLERK] = ['admin@shop.example', 'editor@shop.example', 'clerk@shop.example'] as const;
export const [, FORM_ID] = blocksOf();

/** The example's server, with accounts of three roles. Each test begins with the document's form. */
export interface FormServer {
  readonly open: ExampleServer;
  as(email: string): Promise<Shopper>;
  stored(): Promise<StoredForm>;
  /** The form's values as the builder shows them, with its state; `changes` override them. */
  filled(changes?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  save(browser: Shopper, changes?: Readonly<Record<string, unknown>>): Promise<Reply>;
}

export function prepareForm(): FormServer {
  let open: ExampleServer;
  let siteId = '';
  beforeAll(async () => {
    open = await openExample({ accounts: { [ADMIN]: ['admin'], [EDITOR]: ['editor'], [CLERK]: ['storeManager'] } });
    siteId = await open.load(exampleDocument());
  });
  beforeEach(async () => {
    await open.db.deleteFrom('form_change').execute();
    await open.db.deleteFrom('form_submission').execute();
    await open.db.deleteFrom('form_storage').execute();
    await open.db.deleteFrom('form_webhook_secret').execute();
    await open.db.updateTable('site').set({ document_hash: '' }).execute();
    await open.load(exampleDocument());
    await open.db.deleteFrom('rate_window').execute();
  });
  afterAll(() => open.close());

  const stored = async () => {
    const found = await findStoredForm(open.db, { siteId, id: FORM_ID });
    if (!found) throw new Error('The example has no form.');
    return found;
  };
  const filled = async (changes = {}) => {
    const { settings } = await stored();
    const places = storedFields(settings).map((_, index) => [`field.${index + 1}.place`, `${index + 1}`]);
    const values: Fields = { ...formValues(settings), ...Object.fromEntries(places) };
    return { ...values, id: FORM_ID, base: formName(settings), fresh: 'fresh-1', ...changes };
  };
  return {
    get open() {
      return open;
    },
    as: async (email) => {
      const browser = open.visitor();
      await signIn(browser, email);
      return browser.twin();
    },
    stored,
    filled,
    save: async (browser, changes) => browser.call('POST', FORM_EDITOR_CALLS.saveForm.path, await filled(changes)),
  };
}
