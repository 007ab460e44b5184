import { describeMutations } from './mutations.fixture';

describeMutations({ asForm: false });
