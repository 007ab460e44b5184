export const messages = {
  show: 'Show the map',
  notice: 'The map comes from Google, which then learns of your visit.',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded. The address and the link to it are still here.',
  retry: 'Try again',
  link: 'Open in Google Maps',
  newWindow: '(opens in a new window)',
  label: 'Map',
  labelOf: 'Map of {place}',
} as const;
