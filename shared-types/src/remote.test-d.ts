import { proves, takes, type Equal, type Extends, type RequiredKeys } from '../../tools/testing/type-assertions';
import type { Enhancement, Feature, Hydration, Remote, RemoteName, Area } from './remote';
import { CONTRACT } from './remote';
import type { CSS_LAYERS } from './site/tokens';

declare const effects: () => Promise<Enhancement<never>>;
declare const view: () => Promise<Hydration<never, never>>;

const manifest = {
  id: 'commerce/cart',
  implements: ['CART-01'],
  mounts: { blockTypes: [33], slots: ['header-actions'] },
  starts: ['visible'],
  importance: 'primary',
  purpose: 'necessary',
  listens: ['commerce/cart'],
  emits: ['commerce/line-added'],
  loads: ['commerce/cart/cart'],
} as const;

// Each kind of life brings what it lives by.
takes<Feature>({ ...manifest, live: 'html' });
takes<Feature>({ ...manifest, live: 'enhance', load: effects });
takes<Feature>({ ...manifest, live: 'hydrate', load: view });
// @ts-expect-error no feature lives like this
takes<Feature>({ ...manifest, live: 'island', load: effects });
// @ts-expect-error effects take nothing over
takes<Feature>({ ...manifest, live: 'hydrate', load: effects });
// @ts-expect-error a view has no effects to start
takes<Feature>({ ...manifest, live: 'enhance', load: view });
// @ts-expect-error nothing to go live with
takes<Feature>({ ...manifest, live: 'enhance' });
// @ts-expect-error what is whole as HTML loads nothing
takes<Feature>({ ...manifest, live: 'html', load: effects });

// The names on a manifest are names of the contract.
// @ts-expect-error the server has no such read
takes<Feature>({ ...manifest, live: 'html', loads: ['commerce/cart/basket'] });
// @ts-expect-error the bus has no such event to hear
takes<Feature>({ ...manifest, live: 'html', listens: ['commerce/line-lost'] });
// @ts-expect-error the bus has no such event to send
takes<Feature>({ ...manifest, live: 'html', emits: ['commerce/line-lost'] });
// @ts-expect-error no area of this name
takes<Feature>({ ...manifest, live: 'html', id: 'shopping/cart' });
// @ts-expect-error the frame has no such place
takes<Feature>({ ...manifest, live: 'html', mounts: { slots: ['sidebar'] } });
// @ts-expect-error no block has this number
takes<Feature>({ ...manifest, live: 'html', mounts: { blockTypes: [999] } });
// @ts-expect-error other teams' names and numbers are known in their own repositories alone
takes<Feature>({ ...manifest, live: 'html', id: 'reviews-lab/list' });
// @ts-expect-error the same
takes<Feature>({ ...manifest, live: 'html', mounts: { blockTypes: [10_400] } });
// @ts-expect-error nothing starts like this
takes<Feature>({ ...manifest, live: 'html', starts: ['hover'] });
// @ts-expect-error a visitor is not asked for this
takes<Feature>({ ...manifest, live: 'html', purpose: 'advertising' });
// @ts-expect-error no such importance
takes<Feature>({ ...manifest, live: 'html', importance: 'vital' });
// @ts-expect-error every other language falls back to English
takes<Feature>({ ...manifest, live: 'html', messages: { de: async () => ({ messages: {} }) } });

proves<Equal<RequiredKeys<Remote>, 'area' | 'contract' | 'config' | 'features'>>('a remote leaves none of these out');
takes<Remote>({ area: 'commerce', contract: CONTRACT, config: {}, features: [] });
// @ts-expect-error the contract it was built against is missing
takes<Remote>({ area: 'commerce', config: {}, features: [] });
// @ts-expect-error a tunable says what it changes
takes<Remote>({ area: 'commerce', contract: CONTRACT, config: { delayMs: { default: 5 } }, features: [] });

proves<Extends<RemoteName, `mf-${Area}`>>('a remote is called by its area');
proves<Extends<Area, (typeof CSS_LAYERS)[number]>>('every area has a cascade layer');
