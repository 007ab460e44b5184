export const messages = {
  title: 'You cannot open this page',
  text: 'You are signed in as {name} ({email}). Your roles on this site do not include this page. An administrator of the site can give you one that does.',
  platformText:
    'You are signed in as {name} ({email}). This page is for those who run the platform; no role on this site opens it.',
  home: 'Go to the admin area',
} as const;
