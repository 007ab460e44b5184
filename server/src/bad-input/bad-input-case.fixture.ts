import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { PASSWORD_HASH, signIn } from '../../../tools/testing/store/seed-account';
import { createAccount } from '../admin/sign-in/account.store';
import type { ExampleServer } from '../../../tools/testing/site/open-example';
import type { FilesToPost, Shopper } from '../../../tools/testing/store/shopper';

/** What a case makes its right request from. */
export interface World {
  readonly open: ExampleServer;
  readonly visitor: Shopper;
}

/** A request that an endpoint would carry out. */
export interface RightRequest {
  readonly path: string;
  readonly body?: unknown;
  /** The token that is its bearer, for an endpoint that asks for one. */
  readonly token?: string;
  /** Files that are sent beside the fields of the body. */
  readonly files?: FilesToPost;
}

/** One endpoint that changes something, and how its input can be wrong. A new endpoint gets a row in `CASES`. */
export interface BadInputCase {
  /** Method and address as they are registered. */
  readonly route: string;
  /** Where the crumb travels; in the query where absent. */
  readonly crumbHeader?: string;
  /** True where a token says who asks: no browser sends one by itself, so no crumb is asked for. */
  readonly isForBearer?: true;
  readonly right: (world: World) => Promise<RightRequest>;
  /** Fields the body cannot do without. */
  readonly required?: readonly string[];
  /** Fields that are text; each is sent as something else, and far too long. */
  readonly texts?: readonly string[];
  /** More values that are wrong, by field. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>;
  /** Bodies that are wrong as a whole. */
  readonly wrongBodies?: readonly unknown[];
  /** Addresses with wrong parts, sent with the right body. */
  readonly wrongPaths?: readonly string[];
}

/** A key as a page has it. */
export const KEY = 'K'.repeat(22);
/** What is no key. */
export const NO_KEYS = [7, [], {}, '', 'short', 'x'.repeat(129), 'white space in it'];
/** What names no state that was seen. */
export const NO_STATES = [7, [], {}, 'x'.repeat(101)];

/** Who may do all there is to do on every site of the world. */
export const OWNER = { email: 'owner@shop.example', displayName: 'Owner', passwordHash: PASSWORD_HASH };

/** Makes the owner; one that is there stays. */
export async function seedOwner({ open: { db } }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  await createAccount(db, { ...OWNER, roles: sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.admin })) });
}

/** Signs the owner in, and gives the id of the example's site. */
export async function signInAsOwner(world: World): Promise<string> {
  await seedOwner(world);
  await signIn(world.visitor, OWNER.email);
  return (await world.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
}
