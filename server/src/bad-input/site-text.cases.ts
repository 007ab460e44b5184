import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { NAVIGATION_CALLS } from 'shared-types/admin/navigation';
import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { STYLE_COLORS, STYLE_FONTS, STYLES_CALLS } from 'shared-types/admin/styles';
import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import { SITE_LANGUAGES_CALLS } from 'shared-types/admin/site-languages';
import { headerFooterKind, headerFooterName, type HeaderFooterPart } from '../site/saved-state/header-footer-state';
import { findState } from '../site/saved-state/saved-state';
import { SITE_LOOK, siteLookName } from '../site/saved-state/site-look';
import { SITE_SETTINGS, siteSettingsName } from '../site/saved-state/site-settings';
import { SITE_THEME, siteThemeName } from '../site/saved-state/site-theme';
import { NO_STATES, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

async function headerFooterBase(world: World, part: HeaderFooterPart = 'all'): Promise<string> {
  const siteId = await signInAsOwner(world);
  return headerFooterName((await findState(world.open.db, headerFooterKind(), siteId)).state, part);
}

const NO_LINKS = ['javascript:alert(1)', '//other.example', 'https://a@other.example', 'a b', '\0'];

const headerFooterForm: BadInputCase = {
  route: `POST ${HEADER_FOOTER_CALLS.saveHeaderFooter.path}`,
  right: async (world) => ({
    path: HEADER_FOOTER_CALLS.saveHeaderFooter.path,
    body: {
      base: await headerFooterBase(world, 'texts'),
      title: 'Right',
      tagline: '',
      note: '',
    },
  }),
  required: ['base', 'title'],
  texts: ['title', 'tagline', 'note'],
  wrong: {
    title: ['', ' ', 'two\nlines', '\0'],
    language: ['pl', 7, [], {}],
    as: ['', 'later', 'DRAFT', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

const headerFooterPatch: BadInputCase = {
  ...headerFooterForm,
  route: `POST ${HEADER_FOOTER_CALLS.patchHeaderFooter.path}`,
  right: async (world) => ({
    path: HEADER_FOOTER_CALLS.patchHeaderFooter.path,
    body: { base: await headerFooterBase(world, 'texts'), tagline: '' },
  }),
  required: ['base'],
};

const navigationForm: BadInputCase = {
  route: `POST ${NAVIGATION_CALLS.saveNavigation.path}`,
  right: async (world) => ({
    path: NAVIGATION_CALLS.saveNavigation.path,
    body: {
      base: await headerFooterBase(world, 'links'),
      'nav.1.kind': 'folder',
      'nav.1.title': 'Right',
      'nav.1.path': '',
      'nav.1.place': '1',
      'nav.2.kind': 'link',
      'nav.2.title': 'Shop',
      'nav.2.path': '/shop',
      'nav.2.inside': 'on',
      'nav.2.newWindow': 'on',
      'nav.2.place': '2',
      'foot.1.title': 'Shop',
      'foot.1.path': '/shop',
    },
  }),
  required: ['base', 'nav.2.path', 'foot.1.path'],
  texts: ['nav.1.title', 'nav.2.title', 'nav.2.path'],
  wrong: {
    'nav.1.kind': ['menu', 'link', 'order', 7, [], {}],
    'nav.1.title': [''],
    'nav.1.place': ['0', 'x', '104', '3', [], {}],
    'nav.2.path': ['', ...NO_LINKS],
    'nav.2.inside': ['yes', 7, [], {}],
    'nav.2.newWindow': ['yes', 7, [], {}],
    'foot.1.path': ['', ...NO_LINKS],
    'nav.9999.path': ['/far'],
    language: ['pl', 7, [], {}],
    as: ['', 'later', 'DRAFT', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

const NO_EMAILS = ['nobody', 'a b@shop.example', 'two\n@shop.example', '\0', 7, [], {}];

const settingsForm: BadInputCase = {
  route: `POST ${SETTINGS_CALLS.saveSettings.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_SETTINGS, siteId);
    const body = { ...state, timeZone: 'Europe/Dublin', base: siteSettingsName(state) };
    return { path: SETTINGS_CALLS.saveSettings.path, body };
  },
  required: ['timeZone', 'measurementStandard', 'base'],
  texts: ['timeZone', 'contactEmail', 'orderNoticeEmail'],
  wrong: {
    timeZone: ['', 'Mars/Olympus_Mons', 'Europe', '+25:00', '\0', 7, [], {}],
    contactEmail: NO_EMAILS,
    orderNoticeEmail: NO_EMAILS,
    measurementStandard: ['', 'stones', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

const NO_COLORS = ['', 'white', '#12', '#12345g', '#1234567', `#${'1'.repeat(30)}`, '\0', 7, [], {}];

const stylesForm: BadInputCase = {
  route: `POST ${STYLES_CALLS.saveStyles.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_THEME, siteId);
    const body = { ...state.colors, ...state.fonts, accent: '#0b5d3b', base: siteThemeName(state) };
    return { path: STYLES_CALLS.saveStyles.path, body };
  },
  required: [...STYLE_COLORS, ...STYLE_FONTS, 'base'],
  wrong: {
    ...Object.fromEntries(STYLE_COLORS.map((name) => [name, NO_COLORS])),
    heading: ['', 'Comic Sans', '\0', 7, [], {}],
    body: ['', 'fraunces', 7, [], {}],
    textSize: ['13', '23', '16px', 7, [], {}],
    headings: ['', 'huge', 7, [], {}],
    headingWeight: ['', '900', 7, [], {}],
    buttonWeight: ['', 'bold', 7, [], {}],
    buttonShape: ['', 'star', 7, [], {}],
    as: ['', 'later', 'DRAFT', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

const stylesPatch: BadInputCase = {
  ...stylesForm,
  route: `POST ${STYLES_CALLS.patchStyles.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_THEME, siteId);
    return { path: STYLES_CALLS.patchStyles.path, body: { accent: '#0b5d3b', base: siteThemeName(state) } };
  },
  required: ['base'],
};

const NO_PICTURES = ['nothing', 'two\nlines', '\0', 7, [], {}];

const logoForm: BadInputCase = {
  route: `POST ${LOGO_CALLS.saveLogo.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_LOOK, siteId);
    const body = {
      logo: '',
      logoAlt: '',
      logoHeight: '',
      icon: '',
      header: 'center',
      buttonTitle: 'Book',
      buttonHref: '/shop',
      footer: '2',
      copyright: '',
      'social.1.href': 'https://x.com/example',
      'social.1.network': '',
      base: siteLookName(state),
    };
    return { path: LOGO_CALLS.saveLogo.path, body };
  },
  required: ['header', 'footer', 'buttonTitle', 'buttonHref', 'base'],
  texts: ['logoAlt', 'buttonTitle', 'buttonHref', 'copyright', 'social.1.href'],
  wrong: {
    logo: NO_PICTURES,
    icon: [...NO_PICTURES, 'svg:', 'svg:nothing', 'svg:\0'],
    logoHeight: ['15', '161', 'tall', [], {}],
    header: ['', 'end', 7, [], {}],
    footer: ['', '0', '4', 7, [], {}],
    buttonTitle: ['', 'two\nlines'],
    buttonHref: ['', ...NO_LINKS],
    'social.1.href': ['javascript:alert(1)', '//other.example', 'https://a@other.example', 'a b c', '\0'],
    'social.1.network': ['myspace', 7, [], {}],
    as: ['', 'later', 'DRAFT', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

/** A preview shows what can be shown, so its fields may be wrong. */
const logoPreview: BadInputCase = {
  route: `POST ${LOGO_CALLS.previewLogo.path}`,
  right: async (world) => ({ ...(await logoForm.right(world)), path: LOGO_CALLS.previewLogo.path }),
  required: ['base'],
  wrong: { base: NO_STATES, key: NO_STATES },
};

const templateForm: BadInputCase = {
  route: `POST ${TEMPLATES_CALLS.useTemplate.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_THEME, siteId);
    return { path: TEMPLATES_CALLS.useTemplate.path, body: { template: 'market', base: siteThemeName(state) } };
  },
  required: ['template', 'base'],
  wrong: { template: ['', 'Market', 'x'.repeat(101), '__proto__', 7, null, [], {}], base: NO_STATES, key: NO_STATES },
};

const lookBeforeForm: BadInputCase = {
  route: `POST ${TEMPLATES_CALLS.lookBefore.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { state } = await findState(world.open.db, SITE_THEME, siteId);
    return { path: TEMPLATES_CALLS.lookBefore.path, body: { base: siteThemeName(state) } };
  },
  required: ['base'],
  wrong: { base: NO_STATES, key: NO_STATES },
};

const NO_TAGS = ['', 'x', 'xx-', 'qqq', 'en-u-nu-arab', 'en US', '../en', 'x'.repeat(101), 7, null, [], {}];

const mainLanguageForm: BadInputCase = {
  route: `POST ${SITE_LANGUAGES_CALLS.saveMainLanguage.path}`,
  right: async (world) => {
    await headerFooterBase(world);
    return { path: SITE_LANGUAGES_CALLS.saveMainLanguage.path, body: { main: 'en-GB', base: 'main-en' } };
  },
  required: ['main', 'base'],
  wrong: { main: NO_TAGS, base: NO_STATES, key: NO_STATES },
};

const languagesCall: BadInputCase = {
  route: `PUT ${SITE_LANGUAGES_CALLS.putLanguages.path}`,
  right: async (world) => {
    await headerFooterBase(world);
    return {
      path: SITE_LANGUAGES_CALLS.putLanguages.path,
      body: { languages: [{ locale: 'en-GB', root: '' }] },
    };
  },
  required: ['languages'],
  wrong: {
    languages: [
      ...[7, 'de', {}, [], ['de'], [{}], [{ locale: 'de' }], [{ root: '' }], [{ locale: 'de', root: '/de' }]],
      ...NO_TAGS.map((locale) => [{ locale, root: '' }]),
      [
        { locale: 'de', root: '' },
        { locale: 'pl', root: '/pl' },
      ],
      [
        { locale: 'de', root: '' },
        { locale: 'pl', root: '' },
      ],
    ],
    base: NO_STATES,
  },
};

const RIGHT_HEADER = { title: 'Right', links: [{ title: 'Shop', path: '/shop' }] };
const RIGHT_FOOTER = { tagline: '', links: [], note: '' };

const headerFooterCall: BadInputCase = {
  route: `PUT ${HEADER_FOOTER_CALLS.putHeaderFooter.path}`,
  right: async (world) => ({
    path: HEADER_FOOTER_CALLS.putHeaderFooter.path,
    body: { base: await headerFooterBase(world), header: RIGHT_HEADER, footer: RIGHT_FOOTER },
  }),
  required: ['header', 'footer'],
  wrong: {
    header: [
      ...[7, null, [], 'x', {}, { ...RIGHT_HEADER, logo: 'x' }],
      ...['', ' ', 7, '\0', 'x'.repeat(201)].map((title) => ({ ...RIGHT_HEADER, title })),
      ...[7, {}, [7], [{}], [{ title: 'A' }], [{ title: 'A', children: [] }]].map((links) => ({
        ...RIGHT_HEADER,
        links,
      })),
      ...[{ path: '/a' }, { newWindow: true }].map((more) => ({
        ...RIGHT_HEADER,
        links: [{ title: 'A', children: [{ title: 'B', path: '/b' }], ...more }],
      })),
      ...NO_LINKS.map((path) => ({ ...RIGHT_HEADER, links: [{ title: 'A', path }] })),
    ],
    footer: [7, null, [], {}, { ...RIGHT_FOOTER, note: 7 }, { ...RIGHT_FOOTER, tagline: 'x'.repeat(501) }],
    language: ['pl', 7, [], {}],
    base: NO_STATES,
  },
};

export const SITE_TEXT_CASES: readonly BadInputCase[] = [
  settingsForm,
  stylesForm,
  stylesPatch,
  logoForm,
  logoPreview,
  templateForm,
  lookBeforeForm,
  headerFooterForm,
  headerFooterPatch,
  navigationForm,
  headerFooterCall,
  mainLanguageForm,
  languagesCall,
];
