import type { SocialNetwork } from './social-network';

const HOST = /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/;
/** `i` stands in the place of an account that the address does not name. */
const POST = /^\/(\w{1,15})\/(?:web\/)?status\/(\d{1,20})(?:\/|$)/;
const ACCOUNT = /^\w{1,15}$/;

export const x: SocialNetwork = {
  name: 'X',
  find({ host, pathname }) {
    const [, account = '', id] = (HOST.test(host) && POST.exec(pathname)) || [];
    if (id === undefined) return undefined;
    return {
      href: `https://x.com/${account}/status/${id}`,
      handle: account === 'i' ? undefined : `@${account}`,
      accountHref: (name) => (ACCOUNT.test(name) ? `https://x.com/${name}` : undefined),
      tagHref: (name) => `https://x.com/hashtag/${encodeURIComponent(name)}`,
    };
  },
};
