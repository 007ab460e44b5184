import {
  proves,
  takes,
  type Equal,
  type Extends,
  type IsEmpty,
  type NotJson,
  type RequiredKeys,
} from '../../tools/testing/type-assertions';
import type { CartView } from './commerce/cart';
import type { ProductView } from './commerce/product';
import type { ShopSettings } from './commerce/shop';
import type { Area } from './remote';
import type { FeatureProps, PropsOf, RenderRemote } from './render';
import type { LoaderName, LoadedData } from './loaders';

type Both = PropsOf<'commerce/cart/cart' | 'commerce/product/product', ShopSettings>;

proves<Equal<Both['data']['commerce/cart/cart'], CartView>>('a view gets the data of the loader it names');
proves<Equal<Both['data']['commerce/product/product'], ProductView>>('and of each other loader it names');
proves<Equal<keyof Both['data'], 'commerce/cart/cart' | 'commerce/product/product'>>(
  'and of no loader it does not name',
);
proves<Equal<Both['block']['settings'], ShopSettings>>('a view gets settings of the shape it names');
proves<Equal<PropsOf['block']['settings'], unknown>>('settings whose shape is not named are not taken for granted');
proves<Equal<keyof PropsOf['data'], never>>('a view that names no loader gets no data');
proves<Extends<Both, FeatureProps>>('the props of any view are props');
// @ts-expect-error the server has no such read
takes<PropsOf<'commerce/cart/basket'> | undefined>(undefined);

proves<Extends<LoaderName, `${Area}/${string}/${string}`>>('a loader is named by area, feature and key');
proves<IsEmpty<NotJson<LoadedData[LoaderName]>>>('an answer crosses to the page as JSON and is the same there');
proves<IsEmpty<NotJson<FeatureProps>>>('so do all props');

proves<Equal<RequiredKeys<RenderRemote>, 'contract' | 'version' | 'features'>>(
  'a server bundle leaves none of these out',
);
takes<RenderRemote>({
  contract: 1,
  version: '1.0.0-0',
  features: { 'blocks/text': { element: () => null, fallback: '' } },
});
takes<RenderRemote>({
  contract: 1,
  version: '1.0.0-0',
  // @ts-expect-error the fallback is missing
  features: { 'blocks/text': { element: () => null } },
});
takes<RenderRemote>({
  contract: 1,
  version: '1.0.0-0',
  // @ts-expect-error no area of this name
  features: { 'shopping/cart': { element: () => null, fallback: '' } },
});
