import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { PASSWORD_HASH, signIn } from '../../../tools/testing/store/seed-account';
import { createAccount } from '../admin/sign-in/account.store';
import type { ExampleServer } from '../../../tools/testing/site/open-example';
import type { FilesToPost, Shopper } from '../../../tools/testing/store/shopper';

/** What a case needs to build its valid request. */
export interface World {
  readonly open: ExampleServer;
  readonly visitor: Shopper;
}

/** A request that the endpoint would carry out. */
export interface RightRequest {
  readonly path: string;
  readonly body?: unknown;
  /** Bearer token, for endpoints that require one. */
  readonly token?: string;
  readonly files?: FilesToPost;
}

/** One endpoint that changes something, and how its input can be invalid. A new endpoint gets a row in `CASES`. */
export interface BadInputCase {
  /** Method and path as registered. */
  readonly route: string;
  /** The header that carries the crumb; without one the crumb is in the query. */
  readonly crumbHeader?: string;
  /** True for endpoints with bearer tokens. Browsers do not send these on their own, so no crumb is required. */
  readonly isForBearer?: true;
  readonly right: (world: World) => Promise<RightRequest>;
  readonly required?: readonly string[];
  /** Text fields; each is sent as other types, and far too long. */
  readonly texts?: readonly string[];
  /** More invalid values, by field. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>;
  /** Bodies that are invalid as a whole. */
  readonly wrongBodies?: readonly unknown[];
  /** Invalid paths, sent with the valid body. */
  readonly wrongPaths?: readonly string[];
}

/** A well-formed idempotency key. */
export const KEY = 'K'.repeat(22);
export const NO_KEYS = [7, [], {}, '', 'short', 'x'.repeat(129), 'white space in it'];
/** Values that are no saved state. */
export const NO_STATES = [7, [], {}, 'x'.repeat(101)];

/** An account that may do everything on every site of the example. */
export const OWNER = { email: 'owner@shop.example', displayName: 'Owner', passwordHash: PASSWORD_HASH };

/** Creates the owner unless it exists. */
export async function seedOwner({ open: { db } }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  await createAccount(db, { ...OWNER, roles: sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.admin })) });
}

/** Signs the owner in, and returns the id of the example site. */
export async function signInAsOwner(world: World): Promise<string> {
  await seedOwner(world);
  await signIn(world.visitor, OWNER.email);
  return (await world.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
}
