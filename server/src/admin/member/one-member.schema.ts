import { z } from 'zod';

/** Longer than any id. */
const LONGEST = 100;

/** Names a member. */
export const oneMemberSchema = z.object({ member: z.string().max(LONGEST).describe('Id of the member.') });
