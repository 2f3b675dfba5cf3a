import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const USER_AGENT_CHARACTERS = 200;

/** Where a request comes from. */
export interface ClientInfo {
  ip: string;
  /** As the program names itself, cut. */
  userAgent: string | null;
}

export const Client = createParamDecorator((_: unknown, context: ExecutionContext): ClientInfo => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    ip: request.ip ?? '',
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_CHARACTERS) ?? null,
  };
});
