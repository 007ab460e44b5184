import { countriesOf } from '../../commerce/checkout/countries';
import { shippingOptionsOf } from '../../commerce/delivery/shipping-options';
import type { Loader } from '../../site/page/loader';
import { countryNames } from '../price-rules/read-places';
import { ruleView } from '../price-rules/rule-view';
import { emptyTax } from './tax-fields';
import { TAX_RULES } from './tax-rules';

/** A tax rule or an empty form, and all countries, for accounts that may change it. */
export const taxRuleLoader = {
  name: 'admin/tax-editor/rule',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account } }) => {
    const [first] = (await shippingOptionsOf(db, site)).flatMap((option) => option.countries);
    const view = await ruleView(db, TAX_RULES, { site, slug: page.params.slug, account, empty: emptyTax(first) });
    if (!view) return null;
    const all = countriesOf([{ countries: [] }], site.locale);
    const own = view.saved?.values.country;
    const others = [own].flatMap((code) => (code && !all.some((one) => one.code === code) ? [code] : []));
    const names = countryNames(others, site.locale);
    return { ...view, countries: [...all, ...others.map((code, index) => ({ code, name: names[index] ?? code }))] };
  },
  entryName: ({ saved }) => saved?.values.name,
} satisfies Loader<'admin/tax-editor/rule'>;
