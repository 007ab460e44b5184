// The tests use a Chromium that tools/launch/browsers/chromium.mjs finds; installing packages never downloads a browser.
module.exports = { skipDownload: true };
