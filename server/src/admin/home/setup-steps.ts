import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SETUP_STEPS, type SetupEntry, type SetupStep } from 'shared-types/admin/home';
import { mayDo, type Capability } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';

/** What a site has, from which the set-up list is derived. */
export interface SetupFacts {
  /** Somebody has published colors and fonts. */
  readonly hasStyles: boolean;
  /** Links in header or footer. */
  readonly hasLinks: boolean;
  /** A shop page with a page for its items. */
  readonly hasShop: boolean;
  /** A public product. */
  readonly hasProduct: boolean;
  /** A public product that is shipped. */
  readonly hasShippedProduct: boolean;
  /** A shipping method, and a tax rule, that is not off. */
  readonly hasShipping: boolean;
  readonly hasTaxRule: boolean;
  /** Buyers have a way to pay, once the site is not on trial. */
  readonly hasPayment: boolean;
  readonly hasForm: boolean;
  /** A form whose submissions are sent to somebody. */
  readonly hasFormEmail: boolean;
  /** The banner is shown, or somebody has saved that it is not. */
  readonly hasCookieChoice: boolean;
  /** A domain of its own, besides its name on the platform. */
  readonly hasDomain: boolean;
  readonly hasOrder: boolean;
  /** Path of the shop. */
  readonly shopPath: string;
}

interface Rule {
  readonly needs: Capability;
  readonly path: (facts: SetupFacts) => string;
  /** False where the step means nothing to the site. */
  readonly applies: (facts: SetupFacts) => boolean;
  readonly isDone: (facts: SetupFacts) => boolean;
}

const newAt = (path: string) => () => path.replace('{slug}', 'new');

/** When a step applies and when it is done. Nothing is ticked off by hand. */
const RULES: Readonly<Record<SetupStep, Rule>> = {
  styles: {
    needs: 'styles.edit',
    path: () => ADMIN_PATH.styles,
    applies: () => true,
    isDone: ({ hasStyles }) => hasStyles,
  },
  navigation: {
    needs: 'header-footer.edit',
    path: () => ADMIN_PATH.navigation,
    applies: () => true,
    isDone: ({ hasLinks }) => hasLinks,
  },
  product: {
    needs: 'products.edit',
    path: newAt(ADMIN_PATH.productEditor),
    applies: ({ hasShop }) => hasShop,
    isDone: ({ hasProduct }) => hasProduct,
  },
  shipping: {
    needs: 'prices.edit',
    path: newAt(ADMIN_PATH.shippingEditor),
    // Until there is a product, nobody knows whether it will be shipped.
    applies: ({ hasShop, hasProduct, hasShippedProduct }) => hasShop && (hasShippedProduct || !hasProduct),
    isDone: ({ hasShipping }) => hasShipping,
  },
  tax: {
    needs: 'prices.edit',
    path: newAt(ADMIN_PATH.taxEditor),
    applies: ({ hasShop }) => hasShop,
    isDone: ({ hasTaxRule }) => hasTaxRule,
  },
  payments: {
    needs: 'payments.edit',
    path: () => ADMIN_PATH.payments,
    applies: ({ hasShop }) => hasShop,
    isDone: ({ hasPayment }) => hasPayment,
  },
  form: {
    needs: 'forms.edit',
    path: () => ADMIN_PATH.forms,
    applies: ({ hasForm }) => hasForm,
    isDone: ({ hasFormEmail }) => hasFormEmail,
  },
  cookies: {
    needs: 'cookies.edit',
    path: () => ADMIN_PATH.cookieSettings,
    applies: () => true,
    isDone: ({ hasCookieChoice }) => hasCookieChoice,
  },
  domain: {
    needs: 'settings.edit',
    path: () => ADMIN_PATH.domains,
    applies: () => true,
    isDone: ({ hasDomain }) => hasDomain,
  },
  order: {
    needs: 'orders.read',
    path: ({ shopPath }) => shopPath,
    applies: ({ hasShop }) => hasShop,
    isDone: ({ hasOrder }) => hasOrder,
  },
};

/** True if the account may do any step. */
export function maySetUp(account: SignedInAccount): boolean {
  return SETUP_STEPS.some((step) => mayDo(account, RULES[step].needs));
}

/** The steps that apply to a site and that the account may do. */
export function setupSteps(
  facts: SetupFacts,
  account: Pick<SignedInAccount, 'roles' | 'platformRole'>,
): readonly SetupEntry[] {
  return SETUP_STEPS.flatMap((step) => {
    const { needs, path, applies, isDone } = RULES[step];
    return mayDo(account, needs) && applies(facts) ? [{ step, isDone: isDone(facts), path: path(facts) }] : [];
  });
}
