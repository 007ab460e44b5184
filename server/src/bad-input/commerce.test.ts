import { COMMERCE_CASES } from './commerce.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(COMMERCE_CASES);
