import { ERRORS, type ErrorCode } from '../../platform/errors';
import type { DescribedCall, OtherReply } from './described-call';
import { jsonContent, jsonSchema, type Json } from './json-schema';

type FailureName = 'Failure' | 'DeployFailure';

/** The OpenAPI responses of a call by status. `default` has the errors of all calls. */
export function responses({ reply, returns, otherReplies = {}, errors, ...call }: DescribedCall): Json {
  const failure: FailureName = call.failure ?? 'Failure';
  const statuses = new Set(errors.map((code) => ERRORS[code].status));
  const withStatus = (status: number) => errors.filter((code) => ERRORS[code].status === status);
  return {
    200: { description: returns, content: replyContent(reply) },
    ...Object.fromEntries(Object.entries(otherReplies).map(([status, other]) => [status, otherResponse(other)])),
    ...Object.fromEntries([...statuses].map((status) => [status, errorResponse(withStatus(status), failure)])),
    default: { $ref: '#/components/responses/Failure' },
  };
}

/** The response for errors, with an example for each code and, as `x-status`, its status. */
export function errorResponse(codes: readonly ErrorCode[], failure: FailureName): Json {
  const examples = codes.map((code) => {
    const { status, message } = ERRORS[code];
    return [code, { summary: message, value: { error: message, code }, 'x-status': status }];
  });
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${failure}` },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const otherResponse = ({ description, schema }: OtherReply): Json => ({
  description,
  ...(schema ? { content: jsonContent(jsonSchema(schema, 'output')) } : {}),
});

const replyContent = (reply: DescribedCall['reply']): Json =>
  typeof reply === 'string' ? { [reply]: { schema: { type: 'string' } } } : jsonContent(jsonSchema(reply, 'output'));
