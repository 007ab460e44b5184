import { isDomain, type SocialNetwork } from './social-network';

/** Anybody can run a server of this network, so a post is known by the form of its path. */
const POST = /^\/(?:@|users\/)([\w.-]{1,100})(?:@([\w.-]{1,250}))?\/(?:statuses\/)?(\d{1,30})\/?$/;
const ACCOUNT = /^\w[\w.-]*$/;

export const mastodon: SocialNetwork = {
  name: 'Mastodon',
  find({ host, origin, pathname }) {
    const [, account = '', otherHost, id] = POST.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    return {
      href: origin + pathname,
      handle: `@${account}@${otherHost ?? host}`,
      accountHref(name) {
        const [own = '', domain = host, ...more] = name.split('@');
        const isName = ACCOUNT.test(own) && more.length === 0 && (domain === host || isDomain(domain));
        return isName ? `https://${domain}/@${own}` : undefined;
      },
      tagHref: (name) => `${origin}/tags/${encodeURIComponent(name)}`,
    };
  },
};
