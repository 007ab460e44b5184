import type { FormReply } from '../../failure';
import { SITE_FILE_BYTES } from '../files/file-bytes';
import type { Picture } from '../../host/image';
import type { UnitSystem } from '../../site/website';
import type { OptionedRow } from './variant-combinations';
import type { LastSaved } from '../last-saved';
export type {
  RemoveProduct,
  SaveProduct,
  SaveProductFile as ChangeProductFile,
  UploadPictures,
} from '../../requests/admin.generated';

export const PRODUCT_EDITOR_CALLS = {
  saveProduct: { method: 'POST', path: '/api/config/product-editor/product' },
  removeProduct: { method: 'POST', path: '/api/config/product-editor/removal' },
  duplicateProduct: { method: 'POST', path: '/api/config/product-editor/copy' },
  saveProductFile: { method: 'POST', path: '/api/config/product-editor/file' },
  removeProductFile: { method: 'POST', path: '/api/config/product-editor/file-removal' },
  uploadPictures: { method: 'POST', path: '/api/config/product-editor/pictures' },
} as const;

export const PRODUCT_FILE_FIELD = 'file';

export const UPLOAD_FIELD = 'upload';
export const UPLOAD_LIMIT = {
  /** Bytes per file, and per request. */
  fileBytes: 16 * 1024 * 1024,
  requestBytes: 64 * 1024 * 1024,
  /** Files per request. */
  files: 20,
  pixels: 64_000_000,
  /** Bytes of all files of a site. */
  siteBytes: SITE_FILE_BYTES,
} as const;
/** MIME types for the file input; the server detects types by content. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Stands for the id of a new product in URLs. */
export const NEW_PRODUCT = 'new';

/** Variants per page of the form. */
export const VARIANTS_PER_PAGE = 15;
/** Offered pictures per page of the form, besides the product's own. */
export const CHOICES_PER_PAGE = 60;
/** Field that says that the form had a box for every category. */
export const CATEGORIES_SHOWN = 'categories.shown';
/** Empty rows for new questions. */
export const SPARE_ROWS = 3;
/** New variants that "Make variants" adds at once; a form has at most a thousand fields. */
export const MADE_VARIANTS = { withScript: 80, withoutScript: 40 } as const;
/** Fields of a variant that can be set for several at once, named `bulk.price` and so on. */
export const BULK_FIELDS = ['price', 'sale', 'stock'] as const;
/** Buttons that answer with a changed form instead of saving: the values of the field `make`. */
export const MAKE = { variants: 'variants', bulk: 'bulk' } as const;

/** Query parameters with page numbers, from 1. */
export const PRODUCT_EDITOR_QUERY = { variants: 'variants', pictures: 'pictures' } as const;

export interface EditorPage {
  /** From 1. */
  readonly page: number;
  readonly last: number;
}

export interface PictureChoice {
  readonly id: string;
  /** Alternative text or file name. */
  readonly name: string;
  readonly picture: Picture;
  /** True if uploaded by an owner, whose alternative text is edited here. */
  readonly isUploaded?: boolean;
}

export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** Title of its shop: at the top level, if the site has several. */
  readonly shop?: string;
  /** Id of the category it is below; absent at the top level. */
  readonly under?: string;
}

export interface ShopChoice {
  readonly id: string;
  readonly title: string;
}

/**
 * A product as its form contains it. Field names: of a variant `v.<id>.price`; of a picture `p.<id>` (position),
 * `a.<id>` (alternative text) and `a.<id>.seen` (the former text, unless it is a picture of the product); of a question
 * `q.<number>.title`; of an option `option.<number>.name` and `option.<number>.values`. New variants have `n1`, `n2` and so on as id.
 */
export interface EditedProduct {
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  /** Values by field name; unchecked boxes are absent. */
  readonly values: Readonly<Record<string, string>>;
  /** Ids of the variants on this page, in order. */
  readonly variants: readonly string[];
  readonly variantPages: EditorPage;
  /** Variants on other pages. */
  readonly otherVariants: readonly OptionedRow[];
  /** Of all pages. */
  readonly variantCount: number;
  readonly questionCount: number;
  readonly optionNames: readonly string[];
  /** Pictures of the product first, in order. */
  readonly pictures: readonly PictureChoice[];
  readonly picturePages: EditorPage;
  /** Present if owners cannot select the product's status. */
  readonly otherStatus?: number;
  readonly shops: readonly ShopChoice[];
  /** All categories as a tree, with a box `c.<id>` for each; absent for sites with more than a page can show. */
  readonly categoryTree?: readonly CategoryChoice[];
  /** Otherwise available categories as paths, such as `Ceramics › Mugs`; limited in number. */
  readonly categories?: readonly string[];
  /** Path of its public page. */
  readonly path?: string;
  readonly changed?: LastSaved;
  /** The downloadable file; absent if there is none. */
  readonly file?: ProductFileView;
}

export interface ProductFileView {
  /** Changes with every upload. */
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Answer to the loader `admin/product-editor/product`. */
export interface ProductEditorView {
  /** Absent after the session has ended; the page then shows only what was typed. */
  readonly saved?: EditedProduct;
  /** Id of the product, or `new`. */
  readonly id: string;
  /** Path and query of this page. */
  readonly address: string;
  readonly units: UnitSystem;
  /** ISO 4217 code of the site's currency. */
  readonly currency: string;
}

/** Reply to `saveProduct`. */
export interface SaveProductReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** Reply to `uploadPictures`. */
export interface UploadPicturesReply extends FormReply {
  readonly message: string;
  /** In the order of the files. */
  readonly pictures: readonly PictureChoice[];
}
