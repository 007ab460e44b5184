const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');
const { proofSeed } = require('../proof');

// What every property begins with that names no seed of its own.
fastCheck.configureGlobal({ seed: proofSeed() });

module.exports = fastCheck;
