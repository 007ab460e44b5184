import type { ReactElement } from 'react';
import type { SearchPiece, SearchResult } from 'shared-types/blocks/search';
import type { ViewHost } from 'shared-types/host/render-host';
import { PictureImage } from '../../parts/picture/picture-image.view';
import { ProductPrice } from '../../parts/product-price/product-price.view';
import type { messages } from './search.messages';

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  readonly host: ViewHost<typeof messages>;
}

export function SearchResults({ results, host }: SearchResultsProps): ReactElement {
  return (
    <ol className="blocks-search__results">
      {results.map(({ path, title, excerpt, product }) => (
        <li className="blocks-search__result" key={path}>
          <div className="blocks-search__text">
            <h2 className="blocks-search__title">
              <a className="blocks-search__link" href={path}>
                <Pieces pieces={title} />
              </a>
            </h2>
            {product && <ProductPrice product={product} host={host} />}
            <p className="blocks-search__excerpt">
              <Pieces pieces={excerpt} />
            </p>
          </div>
          {product?.picture && (
            <PictureImage
              className="blocks-search__picture"
              // The title beside the picture describes it.
              picture={{ ...product.picture, alt: '' }}
              image={host.image}
              sizes="6rem"
              aspectRatio={4 / 5}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly SearchPiece[] }): ReactElement {
  return (
    <>
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? (
          <mark className="blocks-search__mark" key={index}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
