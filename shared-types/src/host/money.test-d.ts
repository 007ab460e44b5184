import { proves, type IsEmpty } from '../../../tools/testing/type-assertions';
import type { AddLine, CartReply } from '../commerce/cart';
import type { PlaceOrder, PlaceOrderReply } from '../commerce/checkout';
import type { StateEvents, PlainEvents } from '../events';
import type { LoadedData } from '../loaders';
import type { PageContext } from '../site/context';
import type { SiteDocument } from '../site/site-document';
import type { Money, MoneyCapability } from './money';

/** Everything with an amount that crosses package boundaries. */
type EventBus =
  | LoadedData[keyof LoadedData]
  | StateEvents[keyof StateEvents]
  | PlainEvents[keyof PlainEvents]
  | AddLine
  | CartReply
  | PlaceOrder
  | PlaceOrderReply
  | PageContext
  | SiteDocument;

type IsAmount<Name> = Name extends `${string}${'rice' | 'otal' | 'cost' | 'Cost' | 'mount'}` ? true : false;
type IsCents<Name> = Name extends `${string}Cents` ? true : false;
type IsNumber<T> = [NonNullable<T>] extends [number] ? true : false;

/** Members named `…Cents` that are not numbers. */
type NoCents<T> = T extends object
  ? {
      [K in keyof T]-?: (IsCents<K> extends true ? (IsNumber<T[K]> extends true ? never : K) : never) | NoCents<T[K]>;
    }[T extends readonly unknown[] ? number & keyof T : keyof T]
  : never;

/** Numbers that are amounts by name, without a unit. */
type NoUnit<T> = T extends Money
  ? never
  : T extends object
    ? {
        [K in keyof T]-?: (IsAmount<K> extends true ? (IsNumber<T[K]> extends true ? K : never) : never) | NoUnit<T[K]>;
      }[T extends readonly unknown[] ? number & keyof T : keyof T]
    : never;

proves<IsEmpty<NoCents<EventBus>>>('what is called cents is a number of cents');
proves<IsEmpty<NoUnit<EventBus>>>('an amount is in cents by its name, or a Money');

declare const money: MoneyCapability;
money.cents(1250);
money.format({ amount: 12.5, currencyCode: 'USD' });
// @ts-expect-error cents are a number
money.cents('1250');
// @ts-expect-error an amount has a currency
money.format({ amount: 12.5 });
// @ts-expect-error a bare number does not say in what
money.format(12.5);
