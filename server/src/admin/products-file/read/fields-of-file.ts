import type { FileMistake } from 'shared-types/admin/store/products-file';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Fields } from '../../form-fields';
import { fieldsOf } from '../../product-editor/product-fields';
import type { ProductState, VariantState } from '../../product-editor/product-state';
import type { ProductsFileMessages } from '../products-file.messages';
import type { ChangedFields, FileSite, ReadCell } from '../columns/file-column';
import { PRODUCT_COLUMNS } from '../columns/product-columns';
import { STOCK_SEEN, VARIANT_COLUMNS } from '../columns/variant-columns';
import type { FileProduct, FileVariant, ProductsFile } from './file-product';
import { matchVariants } from './match-variants';

export interface FileFieldsInput extends Pick<ProductsFile, 'headers'> {
  readonly site: FileSite;
  /** Absent for a new product. */
  readonly state: ProductState | undefined;
  readonly messages: ProductsFileMessages;
}

/** The form that a product's rows fill in. */
export interface FileFields {
  readonly fields: Fields;
  /** Line of each row of the form. */
  readonly lines: ReadonlyMap<string, number>;
  readonly mistakes: readonly FileMistake[];
}

/** Fields of the form that must be sent. */
const BASICS = new Set(['title', 'slug', 'shop', 'excerpt', 'description', 'type', 'status']);

/** Fills in the form of a product. A cell that has what would be written changes nothing, as does an absent column. */
export function fieldsOfFile(product: FileProduct, input: FileFieldsInput): FileFields {
  const { site, state, headers, messages } = input;
  const stored = state ? fieldsOf(state, site.format) : {};
  const mistakes: FileMistake[] = [...product.mistakes];
  const fields = new Map(Object.entries(state ? basicsOf(stored) : newFields(site, product)));
  const take = (read: ReadCell, at: Pick<FileMistake, 'line' | 'column'>): void => {
    if (read.mistake === undefined) apply(fields, read.fields);
    else mistakes.push({ ...at, text: read.mistake });
  };
  for (const column of PRODUCT_COLUMNS) {
    const [cell, header] = [product.cells.get(column.key), headers.get(column.key)];
    if (cell === undefined || header === undefined) continue;
    if (state && isSameCell(cell, column.write(state, site))) continue;
    take(column.read(cell, { site, state, messages }), { line: product.line, column: header });
  }
  const lines = new Map<string, number>();
  for (const { row, variant, isRepeated } of matchVariants(product, state)) {
    const id = variant?.id ?? `n${row.line}`;
    if (isRepeated) mistakes.push({ line: row.line, text: messages.variantTwice });
    lines.set(id, row.line);
    const at = `v.${id}.`;
    apply(fields, variant ? startingWith(stored, at) : { [`${at}sku`]: '' });
    for (const column of VARIANT_COLUMNS) {
      const [cell, header] = [row.cells.get(column.key), headers.get(column.key)];
      if (cell === undefined || header === undefined) continue;
      if (variant && isSameCell(cell, column.write(variant, site))) continue;
      const hasColumn = (key: string) => headers.has(key);
      take(column.read(cell, { site, at, variant, hasColumn, messages }), { line: row.line, column: header });
    }
    mistakes.push(...valueMistakes(row, { fields, state, headers, messages }));
    mistakes.push(...(variant ? stockMistakes(row, variant, input) : []));
  }
  return { fields: Object.fromEntries(fields), lines, mistakes };
}

/** The state of a new product as far as a file says nothing. */
function newFields({ shops }: FileSite, { slug }: FileProduct): Fields {
  const [type, status] = [String(PRODUCT_TYPE.physical), String(WORKFLOW_STATUS.draft)];
  return { shop: shops[0]?.id ?? '', type, status, slug, title: '', excerpt: '', description: '' };
}

function basicsOf(stored: Fields): Fields {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => BASICS.has(name)));
}

function startingWith(stored: Fields, at: string): Fields {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name.startsWith(at)));
}

function apply(fields: Map<string, string>, changes: ChangedFields): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
}

/** Spreadsheets remove blanks, and end lines in their own way. */
function isSameCell(cell: string, written: string): boolean {
  const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
  return plain(cell) === plain(written);
}

interface ValuesInput extends Omit<FileFieldsInput, 'site'> {
  readonly fields: ReadonlyMap<string, string>;
}

/** A value of an option without a name would be lost. */
function valueMistakes(row: FileVariant, { fields, state, headers, messages }: ValuesInput): FileMistake[] {
  return VARIANT_COLUMNS.flatMap(({ key }): FileMistake[] => {
    const [, number] = /^value(\d)$/.exec(key) ?? [];
    const column = headers.get(key);
    if (number === undefined || column === undefined || (row.cells.get(key) ?? '').trim() === '') return [];
    const name = fields.get(`option.${number}.name`) ?? state?.optionNames[Number(number) - 1] ?? '';
    return name.trim() === '' ? [{ line: row.line, column, text: messages.optionNameless }] : [];
  });
}

/** Sales after the export must not be undone unseen. */
function stockMistakes(
  { line, cells }: FileVariant,
  { qtyInStock, unlimited }: VariantState,
  { headers, messages }: FileFieldsInput,
): FileMistake[] {
  const [typed, seen] = [cells.get('stock')?.trim(), cells.get(STOCK_SEEN)?.trim()];
  const column = headers.get('stock');
  if (unlimited || typed === undefined || !seen || column === undefined) return [];
  if (typed === seen || seen === String(qtyInStock) || typed === String(qtyInStock)) return [];
  return [{ line, column, text: messages.stockMoved({ seen, pieces: qtyInStock }) }];
}
