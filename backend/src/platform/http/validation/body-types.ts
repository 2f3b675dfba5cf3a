import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../errors/domain-error.js';

const READ = ['application/json', 'application/scim+json', 'multipart/form-data'];
/** The path to which mail programs send a form whose content is ignored (RFC 8058). */
const ONE_CLICK = /\/unsubscribe$/;

/** The path to which identity providers send a form (OpenID Connect Back-Channel Logout 1.0). */
const BACK_CHANNEL = /^\/auth\/oidc\/[^/]+\/backchannel-logout$/;
/** The path to which mail servers deliver. */
const INBOUND = /^\/inbound\/mail$/;
const FORM = 'application/x-www-form-urlencoded';

/** Refuses a body without a parser with `unsupported_media_type`, instead of reporting all its fields as missing. */
export function bodyTypes(request: Request, _response: Response, next: NextFunction): void {
  const empty = request.headers['content-length'] === '0';
  if (empty || ONE_CLICK.test(request.path)) return next();
  const read = BACK_CHANNEL.test(request.path)
    ? [FORM]
    : INBOUND.test(request.path)
      ? // Who may not deliver is told so first, whatever they send.
        [...READ, 'message/rfc822']
      : READ;
  next(request.is(read) === false ? new DomainError('unsupported_media_type') : undefined);
}
