import type { CartErrorCode } from 'shared-types/commerce/cart';
import type { CheckoutErrorCode } from 'shared-types/commerce/checkout';
import type { CouponErrorCode } from 'shared-types/commerce/coupons';
import type { DeliveryErrorCode } from 'shared-types/commerce/delivery';
import type { FormErrorCode } from 'shared-types/forms/contact-form';
import type { Area } from 'shared-types/remote';
import { proves, type Extends } from '../../../tools/testing/type-assertions';
import type { ErrorCode } from './errors';

type ContractCode = CartErrorCode | CheckoutErrorCode | CouponErrorCode | DeliveryErrorCode | FormErrorCode;

proves<Extends<ContractCode, ErrorCode>>('every code of the contract has a row');
proves<Extends<ErrorCode, `${Area}/${string}`>>('a code is called by its area');
