import { type ReactElement, useState } from 'react';
import type { FeatureProps } from 'shared-types/render';
import type { ViewHost } from '../../parts/in-page/in-page';
import { useEffects } from '../../parts/in-page/use-effects';
import { WhenLive } from '../../parts/in-page/when-live.view';
import { Sheet } from '../../parts/sheet/sheet.view';
import { startOffer } from '../product/offer/offer.effects';
import { ProductOffer } from '../product/offer/offer.view';
import type { messages } from '../product/product.messages';
import { startQuickView, type ViewState } from './product-quick-view.effects';

interface QuickViewProps {
  readonly blockId: string;
  readonly host: ViewHost<typeof messages>;
}

const NOTHING: ViewState = { kind: 'loading', path: '', title: '' };

/** The closed quick view, without a product until one is requested. */
export function element({ block }: FeatureProps, host: QuickViewProps['host']): ReactElement {
  return (
    <WhenLive>
      <QuickView blockId={block.id} host={host} />
    </WhenLive>
  );
}

function QuickView({ blockId, host }: QuickViewProps): ReactElement {
  const [state, show] = useState(NOTHING);
  const dialog = useEffects<HTMLDialogElement, typeof messages>(host, (deps) => startQuickView({ ...deps, show }));
  return (
    <Sheet id={`block-${blockId}`} place="middle" title={state.title} closeText={host.text('closeView')} ref={dialog}>
      {state.kind === 'loading' && (
        <div className="commerce-sheet__state" aria-busy="true" data-view="loading">
          <p role="status">{host.text('viewLoading')}</p>
        </div>
      )}
      {state.kind === 'failed' && <Failed state={state} host={host} />}
      {state.kind === 'product' && <Offer key={state.key} state={state} blockId={blockId} host={host} />}
    </Sheet>
  );
}

/** Not a live region, because the announcer has already announced it. */
function Failed({ state, host }: Pick<QuickViewProps, 'host'> & { readonly state: ViewState }): ReactElement {
  return (
    <div className="commerce-sheet__state" data-view="failed">
      <p>{host.text('viewFailed')}</p>
      <button type="button" className="button" data-view-again>
        {host.text('viewAgain')}
      </button>
      <PageLink state={state} host={host} />
    </div>
  );
}

interface OfferProps extends QuickViewProps {
  readonly state: ViewState & { readonly kind: 'product' };
}

function Offer({ state, blockId, host }: OfferProps): ReactElement {
  const root = useEffects<HTMLElement, typeof messages>(host, (deps) =>
    startOffer(deps.root, { ...deps.host, stop: deps.signal }),
  );
  const { product, shopPath } = state.reply;
  const ownKey = { ...host, perRequest: { ...host.perRequest, key: state.key } };
  return (
    <article className="commerce-product" ref={root} data-view="product">
      <ProductOffer blockId={blockId} product={product} shopPath={shopPath} host={ownKey} isTitled>
        <p>
          <PageLink state={state} host={host} />
        </p>
      </ProductOffer>
    </article>
  );
}

function PageLink({ state, host }: Pick<QuickViewProps, 'host'> & { readonly state: ViewState }): ReactElement {
  return <a href={state.path}>{host.text('viewPage', { title: state.title })}</a>;
}
