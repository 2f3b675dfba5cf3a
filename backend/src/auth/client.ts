import { KNOWN_COOKIE } from '@hiring/contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { cookieOf } from './sessions/session-cookies.js';

const USER_AGENT_CHARACTERS = 200;

/** Where a request comes from. */
export interface ClientInfo {
  ip: string;
  /** As the program names itself, cut. */
  userAgent: string | null;
  /** The cookie that KnownBrowsers reads. */
  knownBrowser: string | null;
}

export const Client = createParamDecorator((_: unknown, context: ExecutionContext): ClientInfo =>
  clientOf(context.switchToHttp().getRequest<Request>()),
);

export const clientOf = (request: Request): ClientInfo => ({
  ip: request.ip ?? '',
  userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_CHARACTERS) ?? null,
  knownBrowser: cookieOf(request, KNOWN_COOKIE),
});
