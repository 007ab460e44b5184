import { STORE_CASES } from './bad-input.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(STORE_CASES);
