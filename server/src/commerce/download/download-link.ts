import { timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_PATH } from 'shared-types/commerce/orders/download';
import type { Site } from '../../site/directory/site';

export interface DownloadKey {
  readonly orderId: string;
  readonly productId: string;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;
const LINK = /^[A-Za-z0-9_-]{86}$/;

/** The signed path of a file of an order; undefined if the site has no key. */
export function downloadPath(site: Pick<Site, 'signLink'>, { orderId, productId }: DownloadKey): string | undefined {
  const signature = site.signLink?.(signed({ orderId, productId }));
  if (!signature) return undefined;
  const link = Buffer.concat([idBytes(orderId), idBytes(productId), signature]).toString('base64url');
  return DOWNLOAD_PATH.replace(':link', link);
}

/** The content of a link; undefined if this site has not signed it. */
export function readDownloadLink(site: Pick<Site, 'signLink'>, link: string): DownloadKey | undefined {
  if (!LINK.test(link)) return undefined;
  const bytes = Buffer.from(link, 'base64url');
  if (bytes.length !== 2 * ID_BYTES + SIGNATURE_BYTES) return undefined;
  const key = { orderId: idOf(bytes.subarray(0, ID_BYTES)), productId: idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES)) };
  const signature = site.signLink?.(signed(key));
  return signature && timingSafeEqual(signature, bytes.subarray(2 * ID_BYTES)) ? key : undefined;
}

function signed({ orderId, productId }: DownloadKey): string {
  return `download ${orderId} ${productId}`;
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
