import type { InLanguages } from '../../platform/language';
import { polish } from './products-file.messages.pl';

const english = {
  noFile: 'Choose a CSV file first.',
  tooLarge: 'The file can be at most 5 MB. Split it, and import the parts one after the other.',
  encoding: 'The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”.',
  quote: (line: number) => `A quotation mark in line ${line} is not closed. Correct it, then choose the file again.`,
  noRows: 'The file has no products. The first line names the columns; each further line is a product or a variant.',
  noHeader:
    'The first line has to name the columns, at least “URL” or “Title”. The sample file shows all names of columns.',
  columnTwice: (column: string) => `Two columns are called “${column}”, or mean the same. Remove one of them.`,
  tooManyRows: (most: number) => `A file can have at most ${most} lines. Split it, and import the parts one by one.`,
  tooManyProducts: (most: number) =>
    `A file can have at most ${most} products. Split it, and import the parts one by one.`,
  tooManyCells: 'This line has more cells than the first one. Put texts with commas into quotation marks.',
  differs: (line: number) =>
    `This differs from line ${line} of the same product. Leave it empty here, or enter the same in both.`,
  status: 'Enter “active” or “draft”.',
  type: 'Enter “physical”, “digital”, “service”, “gift card” or “paywall”.',
  shop: (paths: readonly string[]) => `There is no such shop page. Enter ${paths.join(' or ')}.`,
  picture: (name: string, found: number) =>
    found === 0
      ? `The files have no picture “${name}”. Upload it to Files first, or leave the cell as it was.`
      : `${found} pictures are called “${name}”. Enter the URL of the one you mean, such as /images/….`,
  yesOrNo: 'Enter “yes” or “no”.',
  variantTwice: 'An earlier line is about the same variant. Keep one of them.',
  optionNameless: 'This option has no name. Enter it in the first line of the product.',
  stockMoved: ({ seen, pieces }: { readonly seen: string; readonly pieces: number }) =>
    `When you exported there were ${seen} in stock, now there are ${pieces}. To replace that, enter ${pieces} in “Stock when exported” too.`,
  conflict: 'Somebody has changed this product since the file was checked. Import the file again to see what is new.',
  gone: 'This product has been deleted since the file was checked.',
  importGone: 'This import is over, or was replaced by another one. Choose the file again.',
  noneChosen: 'Select the products first.',
  imported: 'The products are imported.',
};

export type ProductsFileMessages = typeof english;

export const PRODUCTS_FILE_MESSAGES: InLanguages<ProductsFileMessages> = { en: english, pl: polish };
