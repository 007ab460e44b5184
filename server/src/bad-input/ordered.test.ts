import { ORDERED_CASES } from './bad-input.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(ORDERED_CASES);
