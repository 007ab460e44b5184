import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { InLanguages } from '../../platform/language';
import type { Capability } from '../session/capabilities';

type BlockName = keyof typeof ADMIN_BLOCK_TYPE;

/** A page of the admin area. */
export interface AdminPageRow {
  readonly path: string;
  readonly title: InLanguages<string>;
  /** The text of its link on the home page, for accounts that may open it; the links have the order of the rows. */
  readonly link?: InLanguages<string>;
  /** Where the link leads, if not to `path`. */
  readonly linkPath?: string;
  /** The capability that opens it; everyone may open a page without one. */
  readonly needs?: Capability;
  /** True where its forms keep what was typed while the account signs in again. */
  readonly keepsTyped?: true;
  /** True where the page is shown without header and footer. */
  readonly isBare?: true;
  /** A second block, below the page's own. */
  readonly below?: BlockName;
}

/** One row for each page, by the name of its block. */
const ROWS = {
  signIn: {
    path: ADMIN_PATH.signIn,
    title: { en: 'Sign in', pl: 'Zaloguj się' },
  },
  forgottenPassword: {
    path: ADMIN_PATH.forgottenPassword,
    title: { en: 'Forgotten password', pl: 'Nie pamiętam hasła' },
  },
  newPassword: {
    path: ADMIN_PATH.newPassword,
    title: { en: 'New password', pl: 'Nowe hasło' },
  },
  home: {
    path: ADMIN_PATH.home,
    title: { en: 'Admin', pl: 'Panel' },
    needs: 'admin.open',
  },
  noAccess: {
    path: ADMIN_PATH.home,
    title: { en: 'You cannot open this page', pl: 'Nie możesz otworzyć tej strony' },
    needs: 'admin.open',
  },
  design: {
    path: ADMIN_PATH.design,
    title: { en: 'Your site', pl: 'Twoja witryna' },
    link: { en: 'Your site at every screen width', pl: 'Twoja witryna w każdej szerokości ekranu' },
    needs: 'design.open',
    isBare: true,
  },
  orders: {
    path: ADMIN_PATH.orders,
    title: { en: 'Orders', pl: 'Zamówienia' },
    link: { en: 'Orders', pl: 'Zamówienia' },
    needs: 'orders.read',
  },
  order: {
    path: `${ADMIN_PATH.orders}/{token}`,
    title: { en: 'Order', pl: 'Zamówienie' },
    needs: 'orders.read',
    keepsTyped: true,
  },
  products: {
    path: ADMIN_PATH.products,
    title: { en: 'Products', pl: 'Produkty' },
    link: { en: 'Products: prices and stock', pl: 'Produkty: ceny i magazyn' },
    needs: 'products.edit',
  },
  productEditor: {
    path: ADMIN_PATH.productEditor,
    title: { en: 'Product', pl: 'Produkt' },
    needs: 'products.edit',
    keepsTyped: true,
  },
  categories: {
    path: ADMIN_PATH.categories,
    title: { en: 'Categories', pl: 'Kategorie' },
    link: { en: 'Categories: how products are grouped', pl: 'Kategorie: jak grupowane są produkty' },
    needs: 'products.edit',
  },
  reviews: {
    path: ADMIN_PATH.reviews,
    title: { en: 'Reviews', pl: 'Opinie' },
    link: { en: 'Reviews: what buyers say, and which are shown', pl: 'Opinie: co piszą kupujący i co jest widoczne' },
    needs: 'reviews.edit',
  },
  coupons: {
    path: ADMIN_PATH.coupons,
    title: { en: 'Coupons', pl: 'Kupony' },
    link: { en: 'Coupons: discount codes', pl: 'Kupony: kody rabatowe' },
    needs: 'prices.edit',
  },
  couponEditor: {
    path: ADMIN_PATH.couponEditor,
    title: { en: 'Coupon', pl: 'Kupon' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  shipping: {
    path: ADMIN_PATH.shipping,
    title: { en: 'Shipping', pl: 'Wysyłka' },
    link: { en: 'Shipping: methods and prices', pl: 'Wysyłka: sposoby i ceny' },
    needs: 'prices.edit',
  },
  shippingEditor: {
    path: ADMIN_PATH.shippingEditor,
    title: { en: 'Shipping method', pl: 'Sposób wysyłki' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  taxes: {
    path: ADMIN_PATH.taxes,
    title: { en: 'Taxes', pl: 'Podatki' },
    link: { en: 'Taxes: rates by place', pl: 'Podatki: stawki według miejsca' },
    needs: 'prices.edit',
  },
  taxEditor: {
    path: ADMIN_PATH.taxEditor,
    title: { en: 'Tax rule', pl: 'Reguła podatkowa' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  forms: {
    path: ADMIN_PATH.forms,
    title: { en: 'Forms', pl: 'Formularze' },
    link: { en: 'Forms: fields and texts', pl: 'Formularze: pola i teksty' },
    needs: 'forms.edit',
  },
  form: {
    path: ADMIN_PATH.form,
    title: { en: 'Form', pl: 'Formularz' },
    needs: 'forms.edit',
    keepsTyped: true,
  },
  submissions: {
    path: ADMIN_PATH.submissions,
    title: { en: 'Form submissions', pl: 'Zgłoszenia z formularzy' },
    link: { en: 'Form submissions', pl: 'Zgłoszenia z formularzy' },
    needs: 'submissions.read',
  },
  visits: {
    path: ADMIN_PATH.visits,
    title: { en: 'Visits', pl: 'Wizyty' },
    link: { en: 'Visits: how many people visit, and what they view', pl: 'Wizyty: ile osób przychodzi i co ogląda' },
    needs: 'visits.read',
  },
  sales: {
    path: ADMIN_PATH.sales,
    title: { en: 'Sales', pl: 'Sprzedaż' },
    link: { en: 'Sales: what was ordered', pl: 'Sprzedaż: co zamówiono' },
    needs: 'sales.read',
  },
  speed: {
    path: ADMIN_PATH.speed,
    title: { en: 'Speed', pl: 'Szybkość' },
    link: { en: 'Speed: how long visitors wait', pl: 'Szybkość: jak długo czekają odwiedzający' },
    needs: 'health.read',
  },
  errors: {
    path: ADMIN_PATH.errors,
    title: { en: 'Errors', pl: 'Błędy' },
    link: {
      en: 'Errors: what went wrong, and which part caused it',
      pl: 'Błędy: co się zepsuło i która część to spowodowała',
    },
    needs: 'health.read',
  },
  remotes: {
    path: ADMIN_PATH.remotes,
    title: { en: 'Remotes', pl: 'Moduły' },
    link: {
      en: 'Remotes: which versions are live, on all sites',
      pl: 'Moduły: które wersje działają, we wszystkich witrynach',
    },
    needs: 'remotes.read',
  },
  remote: {
    path: ADMIN_PATH.remote,
    title: { en: 'Remote', pl: 'Moduł' },
    needs: 'remotes.read',
    keepsTyped: true,
  },
  survey: {
    path: ADMIN_PATH.survey,
    title: { en: 'Owner survey', pl: 'Ankieta właścicieli' },
    link: { en: 'Survey: how site owners are doing', pl: 'Ankieta: jak radzą sobie właściciele witryn' },
    needs: 'remotes.read',
  },
  cookieSettings: {
    path: ADMIN_PATH.cookieSettings,
    title: { en: 'Cookie banner and policies', pl: 'Baner i zasady plików cookie' },
    link: { en: 'Cookie banner and policies', pl: 'Baner i zasady plików cookie' },
    needs: 'cookies.edit',
    keepsTyped: true,
    below: 'cookieHistory',
  },
  announcement: {
    path: ADMIN_PATH.announcement,
    title: { en: 'Announcement', pl: 'Ogłoszenie' },
    link: { en: 'Announcement at the top of the pages', pl: 'Ogłoszenie u góry stron' },
    needs: 'announcement.edit',
    keepsTyped: true,
  },
  headerFooter: {
    path: ADMIN_PATH.headerFooter,
    title: { en: 'Header and footer', pl: 'Nagłówek i stopka' },
    link: { en: 'Header and footer', pl: 'Nagłówek i stopka' },
    needs: 'header-footer.edit',
    keepsTyped: true,
  },
  siteLanguages: {
    path: ADMIN_PATH.siteLanguages,
    title: { en: 'Languages', pl: 'Języki' },
    link: { en: 'Languages of the site', pl: 'Języki witryny' },
    needs: 'languages.edit',
    keepsTyped: true,
  },
  members: {
    path: ADMIN_PATH.members,
    title: { en: 'Members', pl: 'Członkowie' },
    link: { en: 'Members: who can see locked pages', pl: 'Członkowie: kto widzi zamknięte strony' },
    needs: 'members.edit',
    keepsTyped: true,
  },
  member: {
    path: ADMIN_PATH.member,
    title: { en: 'Member', pl: 'Członek' },
    needs: 'members.edit',
  },
  mailingLists: {
    path: ADMIN_PATH.mailingLists,
    title: { en: 'Mailing lists', pl: 'Listy mailingowe' },
    link: {
      en: 'Mailing lists: who gets your newsletter',
      pl: 'Listy mailingowe: kto dostaje Twój newsletter',
    },
    needs: 'lists.edit',
  },
  subscribers: {
    path: ADMIN_PATH.subscribers,
    title: { en: 'Mailing list', pl: 'Lista mailingowa' },
    needs: 'lists.edit',
  },
  listConnection: {
    path: ADMIN_PATH.listConnection,
    title: { en: 'Connection of a mailing list', pl: 'Połączenie listy mailingowej' },
    needs: 'lists.edit',
  },
  billingPlan: {
    path: ADMIN_PATH.billingPlan,
    title: { en: 'Plan and billing', pl: 'Plan i rozliczenia' },
    link: { en: 'Plan and billing', pl: 'Plan i rozliczenia' },
    linkPath: BILLING_PLAN_CALLS.changePlan.path,
    needs: 'billing.open',
  },
  sessions: {
    path: ADMIN_PATH.sessions,
    title: { en: 'Where you are signed in', pl: 'Aktywne sesje' },
    needs: 'admin.open',
  },
} as const satisfies Readonly<Partial<Record<BlockName, AdminPageRow>>>;

/** The name of a page of the admin area: its block's. */
export type AdminPageName = keyof typeof ROWS;

/** The pages of the admin area. `noAccess` replaces pages that an account may not open. */
export const ADMIN_PAGES: Readonly<Record<AdminPageName, AdminPageRow>> = ROWS;
