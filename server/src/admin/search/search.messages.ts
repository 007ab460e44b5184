import type { AdminSearchKind } from 'shared-types/admin/search';
import type { InLanguages } from '../../platform/language';
import type { AdminPageName } from '../../site/own-pages/admin-page-table';
import { polish } from './search.messages.pl';

const english = {
  kinds: {
    adminPages: 'Admin pages',
    orders: 'Orders',
    products: 'Products',
    submissions: 'Form submissions',
    members: 'Members',
    coupons: 'Coupons',
    forms: 'Forms',
    pages: 'Pages of the site',
    files: 'Files',
    subscribers: 'Subscribers',
  } satisfies Readonly<Record<AdminSearchKind, string>>,
  order: 'Order',
  untitledForm: 'Form without a title',
  /** Other words for what a page of the admin area is about. */
  synonyms: {
    home: 'dashboard overview start figures today',
    design: 'editor preview theme layout phone tablet desktop look',
    orders: 'purchases sales invoices refunds payments shipments customers buyers unpaid',
    products: 'items goods catalogue catalog inventory stock prices variants SKU',
    productEditor: 'add item create',
    categories: 'collections groups tree',
    brokenLinks: 'dead links 404 not found missing pages anchors check',
    reviews: 'ratings stars opinions testimonials',
    coupons: 'discounts vouchers promotions promo codes offers',
    couponEditor: 'discount voucher promo code add create',
    shipping: 'delivery postage freight rates methods weight',
    shippingEditor: 'delivery postage rate add create',
    payments: 'Stripe credit card cards pay checkout bank transfer invoice cash offline methods Apple Pay Google Pay',
    taxes: 'VAT GST sales tax duty rates',
    taxEditor: 'VAT GST rate add create',
    forms: 'form builder questions fields contact survey captcha webhook',
    submissions: 'messages answers responses inbox enquiries inquiries spam contact leads',
    visits: 'analytics traffic visitors statistics stats page views referrers',
    sales: 'revenue turnover report analytics statistics stats income',
    speed: 'performance web vitals loading slow',
    errors: 'problems bugs crashes faults broken',
    remotes: 'versions releases rollback canary deploys modules',
    survey: 'feedback satisfaction',
    cookieSettings: 'GDPR consent privacy banner policy terms tracking',
    announcement: 'bar notice message top',
    popup: 'popup overlay newsletter window modal',
    lockScreen: 'password members login locked private page',
    files: 'pictures images photos documents PDF sound audio video media library uploads bin',
    navigation: 'menu links folders header footer not linked hidden order now online ordering',
    headerFooter: 'name tagline note',
    logo: 'favicon icon header footer columns button call to action social media Instagram Facebook copyright brand',
    styles: 'colors fonts palette theme sizes headings buttons look',
    templates: 'look theme design',
    codeInjection: 'custom HTML CSS JavaScript head footer scripts analytics pixel verification tag manager',
    tags: 'labels keywords categories of posts and events rename merge',
    domains: 'custom domain DNS CNAME TXT records web address URL www SSL TLS HTTPS certificate connect',
    redirects: 'URL mappings forwarding 301 302 old addresses moved links CSV',
    siteLanguages: 'locales translations multilingual',
    members: 'customers accounts users people access locked pages passwords',
    mailingLists: 'newsletter email subscribers campaigns marketing Mailchimp',
    billingPlan: 'subscription invoice payment upgrade price',
    team: 'people users colleagues staff roles permissions rights invite access two-step history',
    account: 'profile name email password security two-step 2FA authenticator passkey recovery codes login',
    sessions: 'devices security sign out everywhere login',
  } as Readonly<Partial<Record<AdminPageName, string>>>,
};

export type AdminSearchMessages = typeof english;

export const ADMIN_SEARCH_MESSAGES: InLanguages<AdminSearchMessages> = { en: english, pl: polish };
