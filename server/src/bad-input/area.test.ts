import { AREA_CASES } from './bad-input.cases';
import { describeRefusals } from './refusals.fixture';

describeRefusals(AREA_CASES);
