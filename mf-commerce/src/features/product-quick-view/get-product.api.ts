import { PRODUCT_CALLS, type ProductReply } from 'shared-types/commerce/product';
import type { Request } from 'shared-types/host/request';
import { config } from '../../config';

/** The product's current data; undefined if they cannot be loaded. */
export async function getProduct(
  request: Request,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal },
): Promise<ProductReply | undefined> {
  const query = new URLSearchParams({ path });
  const timeoutMs = config.callTimeoutMs.default;
  const result = await request<ProductReply>(`${PRODUCT_CALLS.getProduct.path}?${query}`, { signal, timeoutMs });
  return result.ok && isProduct(result.body) ? result.body : undefined;
}

/** True for a valid product; any other body of a successful reply counts as a failure. */
function isProduct(body: unknown): body is ProductReply {
  const { product } = (body ?? {}) as { product?: { id?: unknown; structuredContent?: { variants?: unknown } } };
  const variants = product?.structuredContent?.variants;
  return typeof product?.id === 'string' && Array.isArray(variants) && variants.length > 0;
}
