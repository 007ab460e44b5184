import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { storeDocument } from '../../../../tools/testing/store/store-document';

const OWNER = 'owner@e2e.example';
const SAMPLES = join(__dirname, '../../../../server/sample');
const PICTURES = Array.from({ length: 6 }, (_, index) => `cup-${index + 1}.png`);

/** The sample shop on a server of its own, and what its owner has at hand. */
export interface HourShop {
  readonly server: () => ServerProcess;
  /** Paths of six pictures on the owner's disk. */
  readonly pictures: () => readonly string[];
  signIn(page: Page): Promise<void>;
}

/** Opened before the tests of a file and closed after them. */
export function openHourShop(): HourShop {
  let server: ServerProcess;
  let folder = '';
  beforeAll(async () => {
    server = await openServerProcess(storeDocument([1]), { SAMPLES_DIR: SAMPLES });
    const db = await server.openDatabase();
    await seedAccount(db, { email: OWNER, roles: { 'fern-and-kiln': ['admin'] } });
    await db.destroy();
    folder = await mkdtemp(join(tmpdir(), 'colonnade-hour-'));
    for (const [index, name] of PICTURES.entries()) {
      const background = { r: index * 40, g: 90, b: 60 };
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      await writeFile(join(folder, name), await picture.png().toBuffer());
    }
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    server: () => server,
    pictures: () => PICTURES.map((name) => join(folder, name)),
    signIn: async (page) => {
      await page.goto(server.address + ADMIN_PATH.signIn);
      await page.type('[name=email]', OWNER);
      await page.type('[name=password]', PASSWORD);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    },
  };
}
