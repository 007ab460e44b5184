import type { HomeMessages } from './home.messages';

export const polish: HomeMessages = {
  setupList: { hide: 'Lista jest ukryta.', show: 'Lista jest znów widoczna.' },
};
