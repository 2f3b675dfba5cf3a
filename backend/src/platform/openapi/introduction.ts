import { ERROR_CATALOGUE } from '../errors/error-catalogue.js';
import type { ApiDocument } from './document-shape.js';

const WORDS = `The API of candidates, applications, vacancies, interviews and messages: everything that the website and
the internal area do. Texts for people (\`detail\`, \`message\`, messages by field) are in Spanish.

**Start.** Sign in to the internal area in the same browser and press "Execute" on any operation of this page: it uses
your session. A program gets an API key from an administrator (_Panel de Administración_ › _Integraciones_) and sends it
as \`Authorization: Bearer zk_…\`; the key's permissions decide what it may do. A program that acts for one person gets
a token with \`POST /api/auth/token\` and renews it with \`POST /api/auth/refresh\`.

**Permissions.** Each operation names its permission in \`x-permission\`; its description names the roles that have it.

**Errors** are RFC 9457 documents (\`application/problem+json\`) with a stable \`code\` for programs, a \`detail\` in
Spanish for people and, for wrong fields, \`errors\` by field. \`X-Request-Id\` identifies the request in the log.
Writes from a browser must come from the same origin.

**Lists** take \`range=[0,24]\`, \`sort=["field","DESC"]\` and \`filter={"field":"value"}\`; \`Content-Range\` gives
the rows of the page and the total. To read a whole list, send \`limit\` and then the \`cursor\` of \`X-Next-Cursor\`
or \`Link\`: no row is repeated or skipped. A page has at most 100 rows.

**Changes.** A record that several people change has a \`version\`: a change sends the one that was read, and is refused
with a \`…_stale\` code when the record has changed since. \`If-None-Match\` with an answer's \`ETag\` returns 304 while
it is the same.
Operations that create take an \`Idempotency-Key\`: a repeated request gets the first response.

**Examples.** Their ids, all the same one, stand for ids of your installation, and \`version\` for the version that you
read. What an example presupposes beyond that stands at its operation. \`(bytes)\` stands for a file.

**Limits.** \`RateLimit\` and \`RateLimit-Policy\` give the remaining requests; 429 has a \`Retry-After\`.

**Webhooks** send events to an address, signed according to Standard Webhooks. Their bodies are at the end of this
document.`;

/** Adds the document's description, and the meaning of each problem code. */
export function introduce(document: ApiDocument): void {
  document.info.description = WORDS.replace(/(?<!\n)\n(?!\n)/g, ' ');
  document.servers = [{ url: '/', description: 'This installation' }];
  const code = document.components.schemas.ProblemResponse?.properties?.code;
  if (!code) throw new Error('The document has no ProblemResponse.code');
  const rows = Object.entries(ERROR_CATALOGUE).map(
    ([name, [status, detail]]) => `| \`${name}\` | ${status} | ${detail} |`,
  );
  code.description = [
    'Stable, for programs.',
    '',
    '| Code | Status | Sentence |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}
