import { COMMERCE_CASES } from './bad-commerce-input.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(COMMERCE_CASES);
