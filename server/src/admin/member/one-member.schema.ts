import { z } from 'zod';

/** No id is longer; what is none is nobody's. */
const LONGEST = 100;

/** Names a member. */
export const oneMemberSchema = z.object({ member: z.string().max(LONGEST).describe('Id of the member.') });
