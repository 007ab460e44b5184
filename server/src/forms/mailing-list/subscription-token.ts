import { timingSafeEqual } from 'node:crypto';
import type { Site } from '../../site/directory/site';

/** What a link of an email does. */
export type SubscriptionAct = 'confirm' | 'unsubscribe';

export interface SubscriptionKey {
  readonly subscriberId: string;
  /** When the link was made. */
  readonly madeAt: Date;
}

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;
/** 54 bytes of base64url. */
export const SUBSCRIPTION_TOKEN = /^[A-Za-z0-9_-]{72}$/;

/** A signed token of 72 characters for one act of one subscriber; undefined if the site has no key. */
export function subscriptionToken(
  site: Pick<Site, 'signLink'>,
  act: SubscriptionAct,
  { subscriberId, madeAt }: SubscriptionKey,
): string | undefined {
  const signature = site.signLink?.(signed(act, { subscriberId, madeAt }));
  if (!signature) return undefined;
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(madeAt.getTime(), 0, TIME_BYTES);
  return Buffer.concat([Buffer.from(subscriberId.replaceAll('-', ''), 'hex'), time, signature]).toString('base64url');
}

/** The content of a token; undefined if this site has not signed it for this act. */
export function readSubscriptionToken(
  site: Pick<Site, 'signLink'>,
  act: SubscriptionAct,
  token: string,
): SubscriptionKey | undefined {
  if (!SUBSCRIPTION_TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.toString('hex', 0, ID_BYTES);
  const key = {
    subscriberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    madeAt: new Date(bytes.readUIntBE(ID_BYTES, TIME_BYTES)),
  };
  const signature = site.signLink?.(signed(act, key));
  return signature && timingSafeEqual(signature, bytes.subarray(-SIGNATURE_BYTES)) ? key : undefined;
}

function signed(act: SubscriptionAct, { subscriberId, madeAt }: SubscriptionKey): string {
  return `mailing list ${act} ${subscriberId} ${madeAt.getTime()}`;
}
