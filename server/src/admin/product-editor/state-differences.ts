import { CATEGORIES_SHOWN } from 'shared-types/admin/store/product-editor';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { Site } from '../../site/directory/site';
import type { SentFields } from '../field-reader';
import type { ProductEditorMessages } from './product-editor.messages';
import { formatOf, TICKED } from '../form-fields';
import { fieldDifferences } from '../saved-form';
import { fieldsOf } from './product-fields';
import type { ProductState } from './product-state';
import type { ConflictOutcome } from './write/save-product';

export interface DifferencesInput {
  readonly conflict: ConflictOutcome;
  /** False if only the stock differs. */
  readonly isContent: boolean;
  readonly fields: SentFields;
  readonly site: Site;
  readonly messages: ProductEditorMessages;
}

const BOX = /\.(onSale|unlimited|required)$/;
const STOCK = /^v\.([\w-]+)\.stock$/;
const UNIT = /^v\.[\w-]+\.every$/;
const ROW = /^v\.([\w-]+)\.sku$/;
const UNTOLD = /\.(seen|id)$/;

/** The stored values of the fields that differ, as messages by field. */
export function stateDifferences(input: DifferencesInput): Record<string, string> {
  const { conflict, isContent, fields, site, messages } = input;
  const { stored, wanted } = conflict;
  const format = formatOf(site);
  const [has, wants] = [fieldsOf(stored.state, format), fieldsOf(wanted.state, format)];
  const differing = fieldDifferences(has, wants, (name, value) => differenceMessage(name, value, { site, messages }));
  const shown = Object.entries(differing).filter(
    ([name]) => !UNTOLD.test(name) && isShown(name, fields) && (isContent || STOCK.test(name)),
  );
  const isInOthers = stored.state.categoryIds.join() !== wanted.state.categoryIds.join();
  const there = new Set(stored.state.variants.map(({ id }) => id));
  const removed = Object.keys(fields).flatMap((name) => {
    const id = ROW.exec(name)?.[1];
    return id !== undefined && isUuid(id) && !there.has(id) ? [name] : [];
  });
  return {
    ...Object.fromEntries(shown),
    ...(isContent && isInOthers && (Object.hasOwn(fields, 'categories') || Object.hasOwn(fields, CATEGORIES_SHOWN))
      ? { categories: messages.now(wanted.storedCategories) }
      : {}),
    ...Object.fromEntries(removed.map((name) => [name, messages.removedMeanwhile])),
  };
}

/** The stocks that the differences report, by variant id. */
export function reportedPieces(
  differences: Readonly<Record<string, string>>,
  { variants }: ProductState,
): ReadonlyMap<string, number> {
  const reported = variants.filter(({ id }) => Object.hasOwn(differences, `v.${id}.stock`));
  return new Map(reported.map(({ id, qtyInStock }) => [id, qtyInStock]));
}

/** Messages about saved options that differ from those of the form. */
export function optionDifferences(
  { optionNames }: ProductState,
  { fields, messages }: Pick<DifferencesInput, 'fields' | 'messages'>,
): Record<string, string> {
  const names = Array.from({ length: PRODUCT_LIMIT.options }, (_, index) => `option.${index + 1}.name`);
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const [sent, saved = ''] = [fields[name], optionNames[index]];
      return sent === undefined || sent === saved ? [] : [[name, messages.now(saved)]];
    }),
  );
}

/** An unchecked box is not sent, but its row is. */
function isShown(name: string, fields: SentFields): boolean {
  if (Object.hasOwn(fields, name)) return true;
  const row = name.slice(0, name.lastIndexOf('.') + 1);
  return BOX.test(name) && Object.keys(fields).some((one) => one.startsWith(row));
}

function isUuid(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}

type MessageInput = Pick<DifferencesInput, 'site' | 'messages'>;

function differenceMessage(name: string, value: string, { site, messages }: MessageInput): string {
  if (STOCK.test(name)) return messages.stockNow(Number(value));
  if (BOX.test(name)) return messages.now(value === TICKED ? messages.on : messages.off);
  if (UNIT.test(name)) return messages.now(messages.units[value] ?? value);
  if (name === 'type') return messages.now(messages.types[Number(value)] ?? value);
  if (name === 'status') return messages.now(messages.statuses[Number(value)] ?? messages.otherStatus);
  if (name === 'shop') return messages.now(site.pages.find(({ id }) => id === value)?.title ?? value);
  if (name.endsWith('.picture')) return messages.now(site.picture(value)?.alt || value);
  return messages.now(value);
}
