import { shareNetwork } from './share-network';

test('share URLs name their network, and no other URLs do', () => {
  const shares = [
    ['https://www.facebook.com/sharer/sharer.php?u=x', 'facebook'],
    ['https://twitter.com/intent/tweet?text=x', 'twitter'],
    ['https://x.com/intent/post?text=x', 'x'],
    ['https://www.linkedin.com/sharing/share-offsite/?url=x', 'linkedin'],
    ['https://www.linkedin.com/shareArticle?url=x', 'linkedin'],
    ['https://pinterest.com/pin/create/button/?url=x', 'pinterest'],
    ['https://www.reddit.com/submit?url=x', 'reddit'],
  ];
  for (const [address = '', network] of shares) expect([address, shareNetwork(address)]).toEqual([address, network]);
  for (const address of [
    'https://www.facebook.com/a-shop',
    'https://evil.test/https://x.com/intent',
    'http://shop.test/share',
  ])
    expect([address, shareNetwork(address)]).toEqual([address, undefined]);
});
