import { PRODUCTS_FILE_LIMIT, type FileMistake } from 'shared-types/admin/store/products-file';
import { readCells, type CsvRow } from '../../csv/read-csv';
import { slugOf } from '../../product-editor/write/product-slug';
import type { ProductsFileMessages } from '../products-file.messages';
import { columnNamed, isProductColumn } from '../columns/file-columns';
import { plainCell } from '../columns/file-cell';
import type { FileProduct, FileVariant, ProductsFile } from './file-product';

/** The products of a file, or why nothing of it can be read. */
export type ReadProductsFile = ({ readonly problem?: undefined } & ProductsFile) | { readonly problem: string };

interface Header {
  /** Key of the column at each place; absent for an unknown one. */
  readonly keys: readonly (string | undefined)[];
  readonly headers: ReadonlyMap<string, string>;
  readonly unknownColumns: readonly string[];
}

/** Reads the rows of a CSV text, and puts those of each product together. */
export function readProductsFile(text: string, messages: ProductsFileMessages): ReadProductsFile {
  const { rows, unclosed } = readCells(text, plainCell);
  if (unclosed !== undefined) return { problem: messages.quote(unclosed) };
  const [first, ...others] = rows;
  if (!first || others.length === 0) return { problem: messages.noRows };
  if (others.length > PRODUCTS_FILE_LIMIT.rows) return { problem: messages.tooManyRows(PRODUCTS_FILE_LIMIT.rows) };
  const header = headerOf(first);
  const twice = [...header.headers].find(([key]) => header.keys.filter((one) => one === key).length > 1);
  if (twice) return { problem: messages.columnTwice(twice[1]) };
  if (!header.headers.has('url') && !header.headers.has('title')) return { problem: messages.noHeader };
  const products = productsOf(others, header, messages);
  if (products.length > PRODUCTS_FILE_LIMIT.products)
    return { problem: messages.tooManyProducts(PRODUCTS_FILE_LIMIT.products) };
  return { products, headers: header.headers, unknownColumns: header.unknownColumns };
}

function headerOf({ cells }: CsvRow): Header {
  const columns = cells.map((cell) => ({ cell: cell.trim(), column: columnNamed(cell) }));
  return {
    keys: columns.map(({ column }) => column?.key),
    headers: new Map(columns.flatMap(({ cell, column }) => (column ? [[column.key, cell]] : []))),
    unknownColumns: columns.flatMap(({ cell, column }) => (column || cell === '' ? [] : [cell])),
  };
}

interface Gathered {
  readonly slug: string;
  readonly line: number;
  readonly cells: Map<string, string>;
  readonly variants: FileVariant[];
  readonly mistakes: FileMistake[];
}

function productsOf(rows: readonly CsvRow[], header: Header, messages: ProductsFileMessages): FileProduct[] {
  const bySlug = new Map<string, Gathered>();
  let before: Gathered | undefined;
  for (const row of rows) {
    const cells = cellsOf(row, header);
    const slug = slugOfRow(cells);
    const product = (slug === undefined ? before : bySlug.get(slug)) ?? newProduct(slug ?? '', row.line);
    bySlug.set(product.slug, product);
    addRow(product, { row, cells, header, messages });
    before = product;
  }
  return [...bySlug.values()];
}

function newProduct(slug: string, line: number): Gathered {
  return { slug, line, cells: new Map(), variants: [], mistakes: [] };
}

function cellsOf({ cells }: CsvRow, { keys }: Header): Map<string, string> {
  return new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[key, cells[index] ?? '']])));
}

/** A row without URL belongs to the product whose URL its title makes; one without title, to the product above. */
function slugOfRow(cells: ReadonlyMap<string, string>): string | undefined {
  const [url = '', title = ''] = [cells.get('url')?.trim(), cells.get('title')?.trim()];
  if (url !== '') return url;
  return title === '' ? undefined : slugOf(title, () => false);
}

interface AddedRow {
  readonly row: CsvRow;
  readonly cells: ReadonlyMap<string, string>;
  readonly header: Header;
  readonly messages: ProductsFileMessages;
}

function addRow(product: Gathered, { row, cells, header, messages }: AddedRow): void {
  const isFirst = row.line === product.line;
  const own = new Map<string, string>();
  for (const [key, cell] of cells) {
    const column = columnNamed(header.headers.get(key) ?? '');
    if (!column || !isProductColumn(column)) own.set(key, cell);
    else if (isFirst) product.cells.set(key, key === 'url' ? product.slug : cell);
    else if (key === 'pictures' && cell.trim() !== '') addPicture(product, cell);
    else if (key !== 'url' && cell.trim() !== '' && cell.trim() !== product.cells.get(key)?.trim())
      product.mistakes.push({
        line: row.line,
        column: header.headers.get(key) ?? key,
        text: messages.differs(product.line),
      });
  }
  if (row.cells.slice(header.keys.length).some((cell) => cell.trim() !== ''))
    product.mistakes.push({ line: row.line, text: messages.tooManyCells });
  // A further row without any value of a variant only adds a picture.
  if (isFirst || [...own.values()].some((cell) => cell.trim() !== ''))
    product.variants.push({ line: row.line, cells: own });
}

/** Other shops' files have one picture in each row. */
function addPicture({ cells }: Gathered, cell: string): void {
  const before = cells.get('pictures') ?? '';
  if (before.trim() !== cell.trim()) cells.set('pictures', `${before.replaceAll('|', '\n')}\n${cell}`);
}
