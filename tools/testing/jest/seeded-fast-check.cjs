const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');
const { proofSeed } = require('../proof');

fastCheck.configureGlobal({ seed: proofSeed() });

module.exports = fastCheck;
