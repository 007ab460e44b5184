import { proves, type Equal, type Extends } from '../../tools/testing/type-assertions';
import type { CART_CALLS, CartReply } from './commerce/cart';
import type { CHECKOUT_CALLS, PlaceOrderReply } from './commerce/checkout';
import type { COUPON_CALLS } from './commerce/coupons';
import type { DELIVERY_CALLS } from './commerce/delivery';
import type { BANNER_CALLS, ChooseCookiesReply } from './consent/cookie-banner';
import type { FormReply } from './failure';
import type {
  FIELD_PARTS,
  FORM_CALLS,
  FormField,
  FormSubmissionKeyReply,
  SaveFormSubmissionReply,
} from './forms/contact-form';
import type { RequestOptions } from './host/request';
import type { ERROR_REPORT_CALLS } from './telemetry/error-reports';

type Calls = typeof CART_CALLS &
  typeof CHECKOUT_CALLS &
  typeof COUPON_CALLS &
  typeof DELIVERY_CALLS &
  typeof BANNER_CALLS &
  typeof FORM_CALLS &
  typeof ERROR_REPORT_CALLS;
type Call = Calls[keyof Calls];
type FormReplies = CartReply | PlaceOrderReply | ChooseCookiesReply | FormSubmissionKeyReply | SaveFormSubmissionReply;

proves<Extends<Call['method'], RequestOptions['method']>>('a call is made by a method the request layer knows');
proves<Extends<Exclude<Call['path'], '/commerce/goto-checkout'>, `/api/${string}`>>(
  'a call goes to /api/, where the request layer lets it go; only the way to the checkout is a page',
);
proves<Extends<FormReplies, FormReply>>('what answers a form says what the shell’s enhancer reads');
proves<Equal<keyof typeof FIELD_PARTS, FormField['type']>>(
  'every type of field has its parts, and there are no others',
);
