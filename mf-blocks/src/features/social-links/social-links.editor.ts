import type { BlockEditor } from 'shared-types/site/block-editor';
import { alignmentField } from '../../parts/editor-fields/editor-fields';

const network = (value: string, en: string, pl = en) => ({ value, label: { en, pl } });

const NETWORKS = [
  network('instagram', 'Instagram'),
  network('facebook', 'Facebook'),
  network('x', 'X'),
  network('youtube', 'YouTube'),
  network('tiktok', 'TikTok'),
  network('linkedin', 'LinkedIn'),
  network('pinterest', 'Pinterest'),
  network('threads', 'Threads'),
  network('bluesky', 'Bluesky'),
  network('mastodon', 'Mastodon'),
  network('whatsapp', 'WhatsApp'),
  network('spotify', 'Spotify'),
  network('soundcloud', 'SoundCloud'),
  network('vimeo', 'Vimeo'),
  network('github', 'GitHub'),
  network('rss', 'RSS feed', 'Kanał RSS'),
  network('email', 'Email', 'E-mail'),
  network('phone', 'Telephone', 'Telefon'),
  network('website', 'Website', 'Strona internetowa'),
];

/** Networks whose profiles are on two hosts or more. */
const HOSTS = { x: ['x.com', 'twitter.com'], youtube: ['youtube.com', 'youtu.be'] } as const;

const LINK = {
  kind: 'link',
  key: 'link',
  label: { en: 'Link', pl: 'Odnośnik' },
  hint: { en: 'Without text, the name of the icon is used.', pl: 'Bez tekstu użyta zostanie nazwa ikony.' },
  required: true,
} as const;
const ELSEWHERE = NETWORKS.map(({ value }) => value).filter((name) => !Object.hasOwn(HOSTS, name));

export const editor: BlockEditor = {
  title: { en: 'Social links', pl: 'Linki społecznościowe' },
  group: 'social',
  picture:
    'M7 14a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM17 8a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM17 21a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM9 10.5l6-3.5M9 13l6 4',
  defaults: {
    links: [
      { network: 'instagram', link: { href: 'https://www.instagram.com/', label: '', newWindow: true } },
      { network: 'email', link: { href: 'mailto:hello@example.com', label: '' } },
    ],
  },
  fields: [
    {
      kind: 'list',
      key: 'links',
      label: { en: 'Links', pl: 'Odnośniki' },
      most: 30,
      title: 'network',
      item: { network: 'website', link: { href: '/', label: '' } },
      fields: [
        {
          kind: 'choice',
          key: 'network',
          label: { en: 'Icon', pl: 'Ikona' },
          choices: NETWORKS,
        },
        { ...LINK, when: { key: 'network', is: ELSEWHERE } },
        { ...LINK, when: { key: 'network', is: ['x'] }, hosts: HOSTS.x },
        { ...LINK, when: { key: 'network', is: ['youtube'] }, hosts: HOSTS.youtube },
      ],
    },
    {
      kind: 'choice',
      key: 'look',
      label: { en: 'Show', pl: 'Pokaż' },
      choices: [
        { value: 'icons', label: { en: 'Icons', pl: 'Ikony' } },
        { value: 'names', label: { en: 'Names', pl: 'Nazwy' } },
        { value: 'both', label: { en: 'Icons and names', pl: 'Ikony i nazwy' } },
      ],
    },
    {
      kind: 'choice',
      key: 'size',
      label: { en: 'Icon size', pl: 'Rozmiar ikon' },
      choices: [
        { value: 'medium', label: { en: 'Medium', pl: 'Średni' } },
        { value: 'small', label: { en: 'Small', pl: 'Mały' } },
        { value: 'large', label: { en: 'Large', pl: 'Duży' } },
      ],
    },
    alignmentField('start', 'center', 'end'),
  ],
};
