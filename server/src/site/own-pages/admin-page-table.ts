import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminGroup } from 'shared-types/admin/frame';
import type { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { InLanguages } from '../../platform/language';
import type { Capability } from '../session/capabilities';

type BlockName = keyof typeof ADMIN_BLOCK_TYPE;

/** A page of the admin area. */
export interface AdminPageRow {
  readonly path: string;
  readonly title: InLanguages<string>;
  /** Its group in the navigation, whose links have the order of the rows; pages of entries have none. */
  readonly group?: AdminGroup;
  /** Its name in navigation and breadcrumbs; the title by default. */
  readonly name?: InLanguages<string>;
  /** For a page of entries: the breadcrumb of an entry, with its `{name}`; the name alone by default. */
  readonly entry?: InLanguages<string>;
  /** For a page of entries: the text of the link to a new one, which is in the navigation beside their list. */
  readonly add?: InLanguages<string>;
  /** The list that its breadcrumbs lead back to, where its path does not say so. */
  readonly within?: 'pages';
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
    group: 'start',
    name: { en: 'Home', pl: 'Start' },
    needs: 'admin.open',
  },
  noAccess: {
    path: ADMIN_PATH.home,
    title: { en: 'You cannot open this page', pl: 'Nie możesz otworzyć tej strony' },
    needs: 'admin.open',
  },
  notFound: {
    path: ADMIN_PATH.home,
    title: { en: 'There is no such page', pl: 'Nie ma takiej strony' },
    needs: 'admin.open',
  },
  design: {
    path: ADMIN_PATH.design,
    title: { en: 'Your site', pl: 'Twoja witryna' },
    group: 'website',
    needs: 'design.open',
    isBare: true,
  },
  pages: {
    path: ADMIN_PATH.pages,
    title: { en: 'Pages', pl: 'Strony' },
    group: 'website',
    needs: 'pages.edit',
    keepsTyped: true,
  },
  styles: {
    path: ADMIN_PATH.styles,
    title: { en: 'Site styles', pl: 'Styl witryny' },
    group: 'website',
    needs: 'styles.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  templates: {
    path: ADMIN_PATH.templates,
    title: { en: 'Templates', pl: 'Szablony' },
    group: 'website',
    needs: 'styles.edit',
  },
  lockScreen: {
    path: ADMIN_PATH.lockScreen,
    title: { en: 'Lock screen', pl: 'Ekran blokady' },
    group: 'website',
    needs: 'pages.publish',
  },
  brokenLinks: {
    path: ADMIN_PATH.brokenLinks,
    title: { en: 'Broken links', pl: 'Niedziałające odnośniki' },
    group: 'website',
    needs: 'pages.edit',
  },
  pageSettings: {
    path: ADMIN_PATH.pageSettings,
    title: { en: 'Page', pl: 'Strona' },
    needs: 'pages.edit',
    keepsTyped: true,
  },
  lessons: {
    path: ADMIN_PATH.lessons,
    title: { en: 'Lessons', pl: 'Lekcje' },
    entry: { en: 'Lessons of “{name}”', pl: 'Lekcje kursu „{name}”' },
    within: 'pages',
    needs: 'pages.publish',
    keepsTyped: true,
  },
  orders: {
    path: ADMIN_PATH.orders,
    title: { en: 'Orders', pl: 'Zamówienia' },
    group: 'selling',
    needs: 'orders.read',
  },
  order: {
    path: `${ADMIN_PATH.orders}/{token}`,
    title: { en: 'Order', pl: 'Zamówienie' },
    entry: { en: 'Order {name}', pl: 'Zamówienie {name}' },
    needs: 'orders.read',
    keepsTyped: true,
  },
  subscriptions: {
    path: ADMIN_PATH.subscriptions,
    title: { en: 'Subscriptions', pl: 'Subskrypcje' },
    group: 'selling',
    needs: 'orders.read',
  },
  products: {
    path: ADMIN_PATH.products,
    title: { en: 'Products', pl: 'Produkty' },
    group: 'selling',
    needs: 'products.edit',
  },
  productsImport: {
    path: ADMIN_PATH.productsImport,
    title: { en: 'Import products', pl: 'Import produktów' },
    needs: 'products.edit',
  },
  productEditor: {
    path: ADMIN_PATH.productEditor,
    title: { en: 'Product', pl: 'Produkt' },
    add: { en: 'New product', pl: 'Nowy produkt' },
    needs: 'products.edit',
    keepsTyped: true,
  },
  categories: {
    path: ADMIN_PATH.categories,
    title: { en: 'Categories', pl: 'Kategorie' },
    group: 'selling',
    needs: 'products.edit',
  },
  reviews: {
    path: ADMIN_PATH.reviews,
    title: { en: 'Reviews', pl: 'Opinie' },
    group: 'selling',
    needs: 'reviews.edit',
  },
  coupons: {
    path: ADMIN_PATH.coupons,
    title: { en: 'Coupons', pl: 'Kupony' },
    group: 'marketing',
    needs: 'prices.edit',
  },
  couponEditor: {
    path: ADMIN_PATH.couponEditor,
    title: { en: 'Coupon', pl: 'Kupon' },
    add: { en: 'New coupon', pl: 'Nowy kupon' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  shipping: {
    path: ADMIN_PATH.shipping,
    title: { en: 'Shipping', pl: 'Wysyłka' },
    group: 'selling',
    needs: 'prices.edit',
  },
  shippingEditor: {
    path: ADMIN_PATH.shippingEditor,
    title: { en: 'Shipping method', pl: 'Sposób wysyłki' },
    add: { en: 'New shipping method', pl: 'Nowy sposób wysyłki' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  taxes: {
    path: ADMIN_PATH.taxes,
    title: { en: 'Taxes', pl: 'Podatki' },
    group: 'selling',
    needs: 'prices.edit',
  },
  taxEditor: {
    path: ADMIN_PATH.taxEditor,
    title: { en: 'Tax rule', pl: 'Reguła podatkowa' },
    add: { en: 'New tax rule', pl: 'Nowa reguła podatkowa' },
    needs: 'prices.edit',
    keepsTyped: true,
  },
  payments: {
    path: ADMIN_PATH.payments,
    title: { en: 'Payments', pl: 'Płatności' },
    group: 'selling',
    needs: 'payments.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  forms: {
    path: ADMIN_PATH.forms,
    title: { en: 'Forms', pl: 'Formularze' },
    group: 'website',
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
    group: 'website',
    name: { en: 'Submissions', pl: 'Zgłoszenia' },
    needs: 'submissions.read',
  },
  visits: {
    path: ADMIN_PATH.visits,
    title: { en: 'Visits', pl: 'Wizyty' },
    group: 'insights',
    needs: 'visits.read',
  },
  sales: {
    path: ADMIN_PATH.sales,
    title: { en: 'Sales', pl: 'Sprzedaż' },
    group: 'insights',
    needs: 'sales.read',
  },
  speed: {
    path: ADMIN_PATH.speed,
    title: { en: 'Speed', pl: 'Szybkość' },
    group: 'insights',
    needs: 'health.read',
  },
  errors: {
    path: ADMIN_PATH.errors,
    title: { en: 'Errors', pl: 'Błędy' },
    group: 'insights',
    needs: 'health.read',
  },
  remotes: {
    path: ADMIN_PATH.remotes,
    title: { en: 'Remotes', pl: 'Moduły' },
    group: 'platform',
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
    group: 'platform',
    needs: 'remotes.read',
  },
  settings: {
    path: ADMIN_PATH.settings,
    title: { en: 'Settings', pl: 'Ustawienia' },
    group: 'settings',
    name: { en: 'General', pl: 'Ogólne' },
    needs: 'settings.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  domains: {
    path: ADMIN_PATH.domains,
    title: { en: 'Domains', pl: 'Domeny' },
    group: 'settings',
    needs: 'settings.edit',
  },
  cookieSettings: {
    path: ADMIN_PATH.cookieSettings,
    title: { en: 'Cookie banner and policies', pl: 'Baner i zasady plików cookie' },
    group: 'settings',
    name: { en: 'Cookies', pl: 'Pliki cookie' },
    needs: 'cookies.edit',
    keepsTyped: true,
    below: 'cookieHistory',
  },
  announcement: {
    path: ADMIN_PATH.announcement,
    title: { en: 'Announcement', pl: 'Ogłoszenie' },
    group: 'marketing',
    needs: 'announcement.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  popup: {
    path: ADMIN_PATH.popup,
    title: { en: 'Pop-up', pl: 'Wyskakujące okienko' },
    group: 'marketing',
    needs: 'pages.publish',
    keepsTyped: true,
    below: 'siteHistory',
  },
  files: {
    path: ADMIN_PATH.files,
    title: { en: 'Files', pl: 'Pliki' },
    group: 'website',
    needs: 'files.read',
  },
  file: {
    path: ADMIN_PATH.file,
    title: { en: 'File', pl: 'Plik' },
    needs: 'files.read',
  },
  navigation: {
    path: ADMIN_PATH.navigation,
    title: { en: 'Navigation', pl: 'Nawigacja' },
    group: 'website',
    needs: 'header-footer.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  headerFooter: {
    path: ADMIN_PATH.headerFooter,
    title: { en: 'Header and footer', pl: 'Nagłówek i stopka' },
    group: 'website',
    needs: 'header-footer.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  logo: {
    path: ADMIN_PATH.logo,
    title: { en: 'Logo and layout', pl: 'Logo i układ' },
    group: 'website',
    needs: 'styles.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  tags: {
    path: ADMIN_PATH.tags,
    title: { en: 'Tags', pl: 'Tagi' },
    group: 'website',
    needs: 'pages.publish',
  },
  redirects: {
    path: ADMIN_PATH.redirects,
    title: { en: 'Redirects', pl: 'Przekierowania' },
    group: 'website',
    needs: 'pages.publish',
  },
  siteLanguages: {
    path: ADMIN_PATH.siteLanguages,
    title: { en: 'Languages', pl: 'Języki' },
    group: 'settings',
    needs: 'languages.edit',
    keepsTyped: true,
  },
  codeInjection: {
    path: ADMIN_PATH.codeInjection,
    title: { en: 'Code injection', pl: 'Wstawianie kodu' },
    group: 'settings',
    needs: 'scripts.edit',
    keepsTyped: true,
    below: 'siteHistory',
  },
  members: {
    path: ADMIN_PATH.members,
    title: { en: 'Members', pl: 'Członkowie' },
    group: 'website',
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
    group: 'marketing',
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
    group: 'settings',
    needs: 'billing.open',
  },
  team: {
    path: ADMIN_PATH.team,
    title: { en: 'Team', pl: 'Zespół' },
    group: 'settings',
    needs: 'team.edit',
    keepsTyped: true,
  },
  teamInvitation: {
    path: ADMIN_PATH.teamInvitation,
    title: { en: 'Invitation', pl: 'Zaproszenie' },
  },
  account: {
    path: ADMIN_PATH.account,
    title: { en: 'Your account', pl: 'Twoje konto' },
    needs: 'admin.open',
  },
  newEmail: {
    path: ADMIN_PATH.newEmail,
    title: { en: 'New email address', pl: 'Nowy adres e-mail' },
    needs: 'admin.open',
  },
  secondStep: {
    path: ADMIN_PATH.secondStep,
    title: { en: 'Second step', pl: 'Drugi krok' },
  },
  sessions: {
    path: ADMIN_PATH.sessions,
    title: { en: 'Where you are signed in', pl: 'Aktywne sesje' },
    needs: 'admin.open',
  },
  search: {
    path: ADMIN_PATH.search,
    title: { en: 'Search', pl: 'Szukaj' },
    needs: 'admin.open',
  },
  pageEditor: {
    path: ADMIN_PATH.pageEditor,
    title: { en: 'Edit page', pl: 'Edycja strony' },
    needs: 'pages.edit',
    isBare: true,
  },
} as const satisfies Readonly<Partial<Record<BlockName, AdminPageRow>>>;

/** The name of a page of the admin area: its block's. */
export type AdminPageName = keyof typeof ROWS;

/** The pages of the admin area. `noAccess` replaces pages that an account may not open, `notFound` pages that do not exist. */
export const ADMIN_PAGES: Readonly<Record<AdminPageName, AdminPageRow>> = ROWS;
