import { messages as siteDraftMessages } from '../../parts/site-draft/site-draft.messages';

export const messages = {
  ...siteDraftMessages,
  title: 'Header and footer',
  intro: 'The name and texts above and below every page.',
  languages: 'Edit in another language',
  look: 'View site',
  links: 'Change the links of the navigation',
  siteName: 'Site name',
  siteNameHint: 'At the top and bottom of pages, in search results and emails. The same in all languages.',
  tagline: 'Tagline',
  taglineHint: 'A sentence or two below the name; search engines show it for pages without a description.',
  note: 'Footer note',
  noteHint: 'Opening hours, an address, who runs the site.',
} as const;
