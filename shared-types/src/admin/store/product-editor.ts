import type { FormReply } from '../../failure';
import type { Picture } from '../../host/image';
import type { UnitSystem } from '../../site/website';
export type {
  RemoveProduct,
  SaveProduct,
  SaveProductFile as ChangeProductFile,
  UploadPictures,
} from '../../requests/admin.generated';

/** Calls of the page where a product is changed. */
export const PRODUCT_EDITOR_CALLS = {
  saveProduct: { method: 'POST', path: '/api/config/product-editor/product' },
  removeProduct: { method: 'POST', path: '/api/config/product-editor/removal' },
  saveProductFile: { method: 'POST', path: '/api/config/product-editor/file' },
  removeProductFile: { method: 'POST', path: '/api/config/product-editor/file-removal' },
  uploadPictures: { method: 'POST', path: '/api/config/product-editor/pictures' },
} as const;

/** The name of the field that a product's own file is sent in. */
export const PRODUCT_FILE_FIELD = 'file';

/** The name of the field that files are sent in. */
export const UPLOAD_FIELD = 'upload';
/** What a picture may be that an owner uploads, and how many there may be. */
export const UPLOAD_LIMIT = {
  /** Largest file, and all files that are sent together, in bytes. */
  fileBytes: 16 * 1024 * 1024,
  requestBytes: 64 * 1024 * 1024,
  /** Most files that are sent together. */
  files: 20,
  /** Most pixels of a picture. */
  pixels: 64_000_000,
  /** What is kept of all pictures an owner has uploaded to a site, in bytes. */
  siteBytes: 2 * 1024 * 1024 * 1024,
} as const;
/** What files may be, as a field for files says it; what one is, its content says. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** What stands in place of an id in the address of a product that is not there yet. */
export const NEW_PRODUCT = 'new';

/** Variants on one page of the form. */
export const VARIANTS_PER_PAGE = 20;
/** Pictures to choose among on one page of the form, beside those the product has. */
export const CHOICES_PER_PAGE = 60;
/** Empty rows for new variants, and for new questions. */
export const SPARE_ROWS = 3;

/** The names of the numbers of pages in the form's address, from 1. */
export const PRODUCT_EDITOR_QUERY = { variants: 'variants', pictures: 'pictures' } as const;

/** A page of many. */
export interface EditorPage {
  /** Its number, from 1. */
  readonly page: number;
  readonly last: number;
}

/** A picture that can be chosen. */
export interface PictureChoice {
  readonly id: string;
  /** What it shows, or what it is called. */
  readonly name: string;
  readonly picture: Picture;
  /** True for one that an owner has uploaded: what it shows is written here, and not in the site's document. */
  readonly isUploaded?: boolean;
}

/** A shop page a product may stand in. */
export interface ShopChoice {
  readonly id: string;
  readonly title: string;
}

/** Who saved a product last, and when. */
export interface ProductChange {
  readonly by: string;
  /** An ISO time. */
  readonly at: string;
  /** The same in the site's language, with the time zone. */
  readonly atText: string;
}

/**
 * A product as its form has it. Fields of a variant are called `v.<id>.price`, of a picture `p.<id>` for its place and
 * `a.<id>` for what it shows, with `a.<id>.seen` for the words that was filled with where the product does not have it, of a
 * question `q.<number>.title`, of an option `option.<number>.name`; in place of an id new variants have `n1`, `n2` and so on.
 */
export interface EditedProduct {
  /** Names this state. Who saves says which one was changed, so that nobody overwrites another without knowing. */
  readonly base: string;
  /** What the form holds, by field name; a box that is not ticked is absent. */
  readonly values: Readonly<Record<string, string>>;
  /** Ids of the variants on this page, in their order. */
  readonly variants: readonly string[];
  readonly variantPages: EditorPage;
  /** How many variants there are on all pages. */
  readonly variantCount: number;
  /** How many questions it asks its buyers. */
  readonly questionCount: number;
  /** Names of its options. */
  readonly optionNames: readonly string[];
  /** Those it shows first, in their order. */
  readonly pictures: readonly PictureChoice[];
  readonly picturePages: EditorPage;
  /** Number of the state the product is in, where that is none an owner may choose. */
  readonly otherStatus?: number;
  readonly shops: readonly ShopChoice[];
  /** Categories to choose from, the first of very many, by the paths to them: `Ceramics › Mugs`. */
  readonly categories?: readonly string[];
  /** Address of its page, where visitors see it. */
  readonly path?: string;
  readonly changed?: ProductChange;
  /** The file its buyers download; absent where there is none. */
  readonly file?: ProductFileView;
}

/** A product's file, as its owner sees it. */
export interface ProductFileView {
  /** Names this file: another one has another. */
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Answer to the loader `admin/product-editor/product`. */
export interface ProductEditorView {
  /** Absent for who is not signed in any more: the page then holds what was typed, and nothing else. */
  readonly saved?: EditedProduct;
  /** Id of the product, or `new`. */
  readonly id: string;
  /** Path and query of this page. */
  readonly address: string;
  readonly units: UnitSystem;
  /** Code of the site's currency. */
  readonly currency: string;
}

/** Reply to `saveProduct`. */
export interface SaveProductReply extends FormReply {
  readonly message: string;
  /** Where the product is changed further. */
  readonly location: string;
}

/** Reply to `uploadPictures`. */
export interface UploadPicturesReply extends FormReply {
  readonly message: string;
  /** In the order of the files. */
  readonly pictures: readonly PictureChoice[];
}
