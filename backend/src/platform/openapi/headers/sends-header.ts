import { ApiExtension } from '@nestjs/swagger';

/** Extension in the API document until its headers are described. */
export const SENT_HEADER = 'x-sent-header';

/** For a handler: its success has this header besides those of its kind. */
export const SendsHeader = (name: 'Set-Cookie' | 'X-Sync-Position'): MethodDecorator =>
  ApiExtension(SENT_HEADER, name);
