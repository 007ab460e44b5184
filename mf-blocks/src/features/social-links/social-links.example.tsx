import { SOCIAL_NETWORKS } from 'shared-types/blocks/basic/social-links';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a54', type: BLOCK_TYPE.socialLinks, settings },
  data: {},
});
const link = (href: string, label = '') => ({ href, label, newWindow: true });

export const examples = {
  icons: block({
    links: [
      { network: 'instagram', link: link('https://example.com/fernandkiln') },
      { network: 'mastodon', link: link('https://example.com/@fern', 'Fern on Mastodon') },
      { network: 'email', link: { href: 'mailto:studio@example.com', label: '' } },
    ],
  }),
  names: block({
    links: [{ network: 'website', link: { href: '/about', label: 'About us' } }],
    look: 'names',
    align: 'end',
  }),
  all: block({
    links: SOCIAL_NETWORKS.map((network) => ({ network, link: link(`https://example.com/${network}`) })),
    look: 'both',
    size: 'large',
    align: 'center',
  }),
  long: block({
    links: [{ network: 'rss', link: link('https://example.com/feed', 'Donaudampfschifffahrt'.repeat(6)) }],
    look: 'both',
    size: 'small',
  }),
  empty: block({ links: [] }),
} as const;
