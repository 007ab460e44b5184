import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  title: 'Code injection',
  intro:
    'Add your own HTML, CSS and JavaScript to every page, or to one: verification tags, styles, analytics and chat.',
  trust:
    'Only add code from sources you trust. It can read and change everything on your pages, for visitors and for your team. Carts have it; checkouts, sign-in pages and this admin area do not.',
  saved: 'Saved. Visitors get it with their next page.',
  of: 'Code of',
  wholeSite: 'The whole site',
  page: '{title} ({path})',
  pageWithCode: '{title} ({path}) – has code',
  choose: 'Open',
  editPage: 'Edit this page',
  pageSettings: 'Page settings',
  android: 'Code editing is not available on Android.',
  head: 'Header',
  headHint: 'At the end of the head of the page: <meta>, <style>, <link> and <script>.',
  body: 'Footer',
  bodyHint: 'At the end of the body of the page.',
  consent: 'Scripts run',
  consentHint:
    'Applies to all code of this site that loads or runs something. <meta> and <style> are always part of the page.',
  consentOf: '{consent, select, always {for all visitors} other {only for visitors who allow cookies}}',
  without: '{of, select, page {Open the page without the code} other {Open the site without the code}}',
  withoutHint:
    'For when code breaks a page. You can add ?without-code to any address of your site while you are signed in. The page editor always shows pages without this code.',
} as const;
