import { ApiExtension } from '@nestjs/swagger';

/** In the document, until its headers are described. */
export const SENT_HEADER = 'x-sent-header';

/** Of a handler: a success has this header besides those of its kind. */
export const SendsHeader = (name: 'Set-Cookie' | 'X-Sync-Position'): MethodDecorator =>
  ApiExtension(SENT_HEADER, name);
