import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** The handler answers with a file of one of these media types. */
export const SendsFile = (...types: string[]): MethodDecorator =>
  applyDecorators(ApiProduces(...types), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

/** Documents the query parameter of files that are displayed by default and saved on request. */
export const AS_DOWNLOAD = {
  name: 'descargar',
  required: false,
  description: '`1`: to be saved as a file instead of shown.',
  type: 'string',
} as const;

/** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
