// @ts-check

/** Chromium without background activity, for tests and benches. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address bar's popup costs two processes per window, and half the time of a visit.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
