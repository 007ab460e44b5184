import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** Introduction of the OpenAPI document and of the API reference, in Markdown. */
export const INTRODUCTION = `Calls for operators of the platform, for teams that deploy remotes, for open pages, and for load balancers. Send
\`accept: application/json\` with every call.

**With an account.** Call \`login\` at the host of a site, and send the cookies of its reply with every further call. A call that
changes something also needs the crumb, an anti-forgery token: send the value of the cookie \`${HOST_COOKIE_PREFIX}${COOKIE.crumb}\` as the query
parameter \`${CRUMB_PARAMETER}\`. A caller without a crumb is refused with \`site/no-cookies\`; that reply sets the cookie, so the call can be repeated.
Over http the names of the cookies do not begin with \`${HOST_COOKIE_PREFIX}\`.

\`\`\`sh
call() { curl --silent --cookie jar --cookie-jar jar --header 'accept: application/json' "$@"; }
crumb() { awk '$6 ~ /${COOKIE.crumb}$/ { print $7 }' jar; }
call --request POST "$SITE/api/auth/Login"   # is refused, and sets the cookie of the crumb
call "$SITE/api/auth/Login?${CRUMB_PARAMETER}=$(crumb)" --header 'content-type: application/json' \\
  --data '{ "email": "ops@shop.example", "password": "…" }'
call "$SITE/api/config/remotes"
\`\`\`

The capability \`remotes.read\` belongs to the platform roles \`look\` and \`operate\`, \`remotes.change\` to \`operate\`. An operator gives
these roles with \`npm run remotes -- platform-role\`.

**With a deploy token.** Send \`authorization: Bearer <token>\` and no cookies, to any host of the server. An operator creates a token
for one remote with \`npm run remotes -- token make\`.`;
