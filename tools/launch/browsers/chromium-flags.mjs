// @ts-check

/** Chromium fresh and with nothing of its own going on in the background, as tests and benches start it. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What drops down below the address bar: two more processes for every window, and half of what a visit costs.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
