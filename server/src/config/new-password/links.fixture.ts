import { NEW_PASSWORD_CALLS } from 'shared-types/config/new-password';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { prepareLetters, type Letters } from '../forgotten-password/letters.fixture';

export const NEW_PASSWORD = 'four words are enough';
export const OTHER_HOST = 'other.example';

/** Letters with links for a new password, on a site beside another one. */
export interface Links {
  readonly letters: Letters;
  newToken(): Promise<string>;
  /** Sets a password as a script does. */
  set(token: string, password?: string, browser?: Shopper): Promise<Reply>;
}

/** Prepares them for the tests of one file. */
export function prepareLinks(): Links {
  const letters = prepareLetters();
  beforeAll(() => letters.open.load(exampleDocument('other', OTHER_HOST)));
  return {
    letters,
    newToken: async () => tokenIn(await letters.link()),
    set: (token, password = NEW_PASSWORD, browser = letters.open.visitor()) =>
      browser.call('POST', NEW_PASSWORD_CALLS.resetPassword.path, { token, password }),
  };
}

/** The token of a link without scheme and host. */
export function tokenIn(link: string): string {
  return new URL(link, 'http://shop.example').searchParams.get('token') ?? '';
}
