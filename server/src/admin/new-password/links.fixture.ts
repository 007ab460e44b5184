import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { prepareEmails, type Emails } from '../forgotten-password/emails.fixture';

export const NEW_PASSWORD = 'four words are enough';
export const OTHER_HOST = 'other.example';

/** Emails with links for a new password, on one of two sites. */
export interface Links {
  readonly emails: Emails;
  newToken(): Promise<string>;
  /** Sets a password by script. */
  set(token: string, password?: string, browser?: Shopper): Promise<Reply>;
}

export function prepareLinks(): Links {
  const emails = prepareEmails();
  beforeAll(() => emails.open.load(exampleDocument('other', OTHER_HOST)));
  return {
    emails,
    newToken: async () => tokenIn(await emails.link()),
    set: (token, password = NEW_PASSWORD, browser = emails.open.visitor()) =>
      browser.call('POST', NEW_PASSWORD_CALLS.resetPassword.path, { token, password }),
  };
}

/** The token of a link without scheme and host. */
export function tokenIn(link: string): string {
  return new URL(link, 'http://shop.example').searchParams.get('token') ?? '';
}
