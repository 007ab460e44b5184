import type { Page } from 'puppeteer';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { seedMember } from '../../../tools/testing/store/seed-member';
import { openShop, type Shop } from '../browser/open/shop';
import { SIGN_IN, signInWith } from '../browser/sign-in';

export const MEMBER = 'mia@e2e.example';
export const ONLY = 'This page available only site members';
export const INSIDE = 'The autumn glaze';

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

export const signMemberIn = (page: Page, password = PASSWORD): Promise<void> =>
  signInWith(page, SIGN_IN.member, { email: MEMBER, password });
