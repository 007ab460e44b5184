import {
  CHOICES_PER_PAGE,
  NEW_PRODUCT,
  PRODUCT_EDITOR_QUERY,
  VARIANTS_PER_PAGE,
  type EditedProduct,
  type EditorPage,
} from 'shared-types/admin/store/product-editor';
import { textOfValues } from 'shared-types/admin/store/variant-combinations';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { OrderByItemBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { loadCategories } from '../../site/catalogue/categories-of';
import { findProductFile, type ProductFile } from '../../commerce/download/product-file.store';
import { productPath } from '../../site/catalogue/store-paths';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { categoryChoices, categoryFields } from './category-choices';
import { pictureChoice } from './picture-choice';
import { productAddress } from './product-address';
import { formatOf, type Fields } from '../form-fields';
import { lastChangeView } from '../saved-form';
import { fieldsOf } from './product-fields';
import { stateName, writeName, type ProductState } from './product-state';
import { shopsOf } from './shops-of';
import { findProduct, type StoredProduct } from './write/stored-product';
import { isUuid } from '../../platform/is-uuid';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** A product or an empty form, for accounts that may change it; after signing out only the form. */
export const productLoader = {
  name: 'admin/product-editor/product',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account }, query }) => {
    const id = page.params.slug ?? NEW_PRODUCT;
    const view = {
      id,
      address: productAddress(id, { page: `?${query}` }),
      units: site.profile.settings.storeSettings.measurementStandard,
      currency: site.currency,
    };
    if (!account) return view;
    if (!mayDo(account, 'products.edit')) return null;
    const stored = isUuid(id) ? await findProduct(db, { siteId: site.id, id }) : undefined;
    if (!stored && id !== NEW_PRODUCT) return null;
    const file = stored && (await findProductFile(db, { siteId: site.id, productId: id }));
    return { ...view, saved: await editedProduct(db, { site, stored, file, query }) };
  },
  entryName: ({ saved }) => saved?.values['title'],
} satisfies Loader<'admin/product-editor/product'>;

interface Editing {
  readonly site: Site;
  /** Absent for a new product. */
  readonly stored: StoredProduct | undefined;
  readonly file: ProductFile | undefined;
  readonly query: URLSearchParams;
}

async function editedProduct(db: Database, { site, stored, file, query }: Editing): Promise<EditedProduct> {
  const state = stored?.state;
  const variants = state?.variants.map(({ id }) => id) ?? [];
  const variantPages = pageOf(query.get(PRODUCT_EDITOR_QUERY.variants), variants.length, VARIANTS_PER_PAGE);
  const shown = sliceOf(variants, variantPages, VARIANTS_PER_PAGE);
  const { chosen, others } = await pictureChoices(db, { siteId: site.id, chosen: state?.pictureIds ?? [] });
  const picturePages = pageOf(query.get(PRODUCT_EDITOR_QUERY.pictures), others.length, CHOICES_PER_PAGE);
  const pictures = [...chosen, ...sliceOf(others, picturePages, CHOICES_PER_PAGE)];
  const uploaded = pictures.filter(({ isUploaded }) => isUploaded);
  const shops = shopsOf(site);
  const tree = await loadCategories(db, site.id);
  return {
    base: state ? writeName(stateName(state)) : '',
    values: {
      ...categoryFields(tree, state?.categoryIds ?? []),
      ...(state ? fieldsOf(state, formatOf(site)) : emptyFields(shops[0]?.id)),
      ...(state ? optionFields(state) : {}),
      ...Object.fromEntries(uploaded.map(({ id, picture: { alt } }) => [`a.${id}`, alt])),
    },
    variants: shown,
    variantPages,
    otherVariants: (state?.variants ?? [])
      .filter(({ id }) => !shown.includes(id))
      .map(({ id, optionValues }) => ({ row: id, values: optionValues })),
    variantCount: variants.length,
    questionCount: state?.form?.fields.length ?? 0,
    optionNames: state?.optionNames ?? [],
    pictures,
    picturePages,
    shops: shops.map(({ id, title }) => ({ id, title })),
    ...categoryChoices(tree, shops),
    ...otherStatus(state),
    ...(state && isShown(state) ? { path: productPath(site, state.collectionId, state.slug) } : {}),
    ...(file ? { file: { id: file.id, name: file.name, bytes: file.bytes } } : {}),
    ...lastChangeView(stored?.changed, site),
  };
}

/** A new product is hidden until its owner changes that. */
function emptyFields(shop: string | undefined): Fields {
  return { shop: shop ?? '', type: String(PRODUCT_TYPE.physical), status: String(WORKFLOW_STATUS.draft) };
}

/** The values of each option as one text, in the order of the variants. */
function optionFields({ optionNames, variants }: ProductState): Fields {
  const valuesOf = (index: number) => [...new Set(variants.map(({ optionValues }) => optionValues[index] ?? ''))];
  return Object.fromEntries(
    optionNames.map((_, index) => [`option.${index + 1}.values`, textOfValues(valuesOf(index))]),
  );
}

function isShown({ workflowStatus, variants }: ProductState): boolean {
  return workflowStatus === WORKFLOW_STATUS.published && variants.length > 0;
}

function otherStatus(state: ProductState | undefined): Pick<EditedProduct, 'otherStatus'> {
  const status = state?.workflowStatus;
  const isChoice = status === undefined || status === WORKFLOW_STATUS.published || status === WORKFLOW_STATUS.draft;
  return isChoice ? {} : { otherStatus: status };
}

interface Choosing {
  readonly siteId: string;
  /** Ids of its pictures. */
  readonly chosen: readonly string[];
}

/** The site's pictures: the product's own in order, then the latest uploads, then all others by name. */
async function pictureChoices(db: Database, { siteId, chosen }: Choosing) {
  const assets = db.selectFrom('asset').selectAll().where('site_id', '=', siteId);
  const newestFirst = (time: OrderByItemBuilder) => time.desc().nullsLast();
  const rows = await assets.orderBy('uploaded_at', newestFirst).orderBy('name').execute();
  const choices = rows.map(pictureChoice);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  return {
    chosen: chosen.flatMap((id) => byId.get(id) ?? []),
    others: choices.filter(({ id }) => !chosen.includes(id)),
  };
}

function pageOf(requested: string | null, count: number, each: number): EditorPage {
  const last = Math.max(1, Math.ceil(count / each));
  const page = requested !== null && PAGE_NUMBER.test(requested) ? Number(requested) : 1;
  return { page: Math.min(page, last), last };
}

function sliceOf<T>(all: readonly T[], { page }: EditorPage, each: number): readonly T[] {
  return all.slice((page - 1) * each, page * each);
}
