import { describeMutations } from './mutations.fixture';

describeMutations({ asForm: true });
