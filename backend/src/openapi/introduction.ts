import { ERROR_CATALOGUE } from '../platform/errors/error-catalogue.js';
import type { ApiDocument } from './document-shape.js';

const WORDS = `Candidatos, candidaturas, vacantes, entrevistas y mensajes: todo lo que hacen la web y el panel interno
se puede hacer aquí.

**Para empezar.** Desde esta página, inicia sesión en el panel y pulsa «Try it out» en cualquier operación: la sesión de
tu navegador vale también aquí. Un programa pide un token con \`POST /api/auth/token\` y lo manda en la cabecera
\`Authorization: Bearer …\`; cuando caduca, lo cambia con \`POST /api/auth/refresh\`.

**Permisos.** Cada operación dice en \`x-permission\` qué permiso pide y en su descripción qué cuentas lo tienen.

**Errores.** Son documentos RFC 9457 (\`application/problem+json\`) con un \`code\` estable para programas, un \`detail\`
en español que se puede enseñar y, si falla un campo, \`errors\` por campo. La cabecera \`X-Request-Id\` nombra la
petición. Las escrituras desde un navegador deben venir del mismo origen.

**Listas.** \`range=[0,24]\`, \`sort=["campo","DESC"]\` y \`filter={"campo":"valor"}\`, como en ra-data-simple-rest. La
cabecera \`Content-Range\` dice qué filas son y cuántas hay.`;

/** The words of the document, and what each code of a problem means. */
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
