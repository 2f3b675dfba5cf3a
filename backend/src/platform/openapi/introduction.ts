import { ERROR_CATALOGUE } from '../errors/error-catalogue.js';
import type { ApiDocument } from './document-shape.js';

const WORDS = `Candidates, applications, openings, interviews and messages: all that the website and the internal area do
can be done here. Sentences that people read (\`detail\`, \`message\`, messages of fields) are in Spanish.

**Begin.** On this page, sign in to the internal area in the same browser and press "Execute" on any operation: the
session counts here too. A program gets an API key from an administrator (_Panel de Administración_ › _Integraciones_) and
sends it as \`Authorization: Bearer zk_…\`; it may do what the key's permissions say. A program that acts for one person
asks for a token with \`POST /api/auth/token\` and renews it with \`POST /api/auth/refresh\`.

**Permissions.** Each operation names the one it asks for in \`x-permission\`, and who has it in its description.

**Errors** are RFC 9457 documents (\`application/problem+json\`) with a stable \`code\` for programs, a \`detail\` in
Spanish that may be shown and, where fields are wrong, \`errors\` by field. \`X-Request-Id\` names the request in the
log. Writes from a browser must come from the same origin.

**Lists** take \`range=[0,24]\`, \`sort=["field","DESC"]\` and \`filter={"field":"value"}\`; \`Content-Range\` says which
rows these are and how many there are. Whoever reads to the end takes \`limit\` and then the \`cursor\` that
\`X-Next-Cursor\` and \`Link\` name: no row comes twice or is left out. A page has at most 100 rows, whatever is asked.

**Changes.** A record answers with a strong \`ETag\`: \`If-None-Match\` with it answers 304, and \`If-Match\` changes the
record only as it was read (412 \`precondition_failed\`); it stands for the \`version\` of the body. Creating calls take an
\`Idempotency-Key\`: a repetition answers as the first call did.

**Limits.** \`RateLimit\` and \`RateLimit-Policy\` say what is left; 429 comes with \`Retry-After\`.

**Webhooks** tell an address what happens, signed as Standard Webhooks asks; their bodies stand at the end of this
document.`;

/** Adds the document's description, and the meaning of each problem code. */
export function introduce(document: ApiDocument): void {
  document.info.description = WORDS.replace(/(?<!\n)\n(?!\n)/g, ' ');
  document.servers = [{ url: '/', description: 'This installation' }];
  const code = document.components.schemas.ProblemResponse?.properties?.code;
  if (!code) throw new Error('The document has no ProblemResponse.code');
  const rows = Object.entries(ERROR_CATALOGUE).map(
    ([name, { status, detail }]) => `| \`${name}\` | ${status} | ${detail} |`,
  );
  code.description = [
    'Stable, for programs.',
    '',
    '| Code | Status | Sentence |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}
