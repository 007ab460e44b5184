import { RULE_CASES } from './bad-input.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(RULE_CASES);
