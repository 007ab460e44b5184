import type { Page } from 'puppeteer';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { seedMember } from '../../../tools/testing/store/seed-member';
import { openShop, type Shop } from '../browser/open/shop';
import { SIGN_IN, signInWith } from '../browser/sign-in';

/** The address of a member of both sample sites. */
export const MEMBER = 'mia@e2e.example';
/** What the lock screen of a page for members says. */
export const ONLY = 'This page available only site members';
/** What such a page says to members. */
export const INSIDE = 'The autumn glaze';

/** Opens the sample sites, which have a member, for the tests of a file. */
export function openMembersShop(): Shop {
  const shop = openShop();
  beforeAll(async () => {
    const { db } = shop.server.services;
    await seedMember(db, { email: MEMBER, site: 'fern-and-kiln' });
    await seedMember(db, { email: MEMBER, site: 'buraczek' });
  });
  afterEach(() => shop.server.services.db.deleteFrom('rate_window').execute());
  return shop;
}

/** Signs the member in where the page has the form for it. */
export const signMemberIn = (page: Page, password = PASSWORD): Promise<void> =>
  signInWith(page, SIGN_IN.member, { email: MEMBER, password });
