import { randomUUID } from 'node:crypto';
import { DOMAIN_CALLS } from 'shared-types/admin/domains';
import { signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

/** Stores a verified domain, the site's only one, and returns it. */
async function seedDomain(world: World): Promise<string> {
  const siteId = await signInAsOwner(world);
  const domain = `${randomUUID()}.kiln.example`;
  const { db } = world.open;
  await db.deleteFrom('site_domain').where('site_id', '=', siteId).execute();
  const values = { site_id: siteId, domain, token: 'ab'.repeat(16), verified_at: new Date(0) };
  await db.insertInto('site_domain').values(values).execute();
  return domain;
}

const NO_NAMES = [
  '',
  ' ',
  'com',
  'co.uk',
  'a b.com',
  'a_b.com',
  '10.0.0.1',
  '[::1]',
  'localhost',
  'shop.example',
  '\0',
];
const NO_DOMAINS = ['www.other.example', 'WWW.KILN.EXAMPLE', '\0', '__proto__', 7, [], {}];

export const DOMAIN_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${DOMAIN_CALLS.addDomain.path}`,
    right: async (world) => {
      await seedDomain(world);
      return { path: DOMAIN_CALLS.addDomain.path, body: { name: `${randomUUID()}.kiln.example` } };
    },
    required: ['name'],
    texts: ['name'],
    wrong: { name: [...NO_NAMES, 'x.colonnade.localhost', 7, [], {}] },
  },
  {
    route: `POST ${DOMAIN_CALLS.checkDomain.path}`,
    right: async (world) => ({ path: DOMAIN_CALLS.checkDomain.path, body: { domain: await seedDomain(world) } }),
    required: ['domain'],
    texts: ['domain'],
    wrong: { domain: ['', ...NO_DOMAINS] },
  },
  {
    route: `POST ${DOMAIN_CALLS.useMainDomain.path}`,
    right: async (world) => ({ path: DOMAIN_CALLS.useMainDomain.path, body: { domain: await seedDomain(world) } }),
    required: ['domain'],
    texts: ['domain'],
    wrong: { domain: ['', ...NO_DOMAINS] },
  },
  {
    route: `POST ${DOMAIN_CALLS.removeDomain.path}`,
    right: async (world) => ({
      path: DOMAIN_CALLS.removeDomain.path,
      body: { domain: await seedDomain(world), confirmed: 'yes' },
    }),
    required: ['domain'],
    texts: ['domain'],
    wrong: { domain: ['', ...NO_DOMAINS], confirmed: ['no', 7, [], {}] },
  },
];
