import type { Response } from 'express';
import { currentResponse } from '../../scope.js';

/** The state of one limit after a request was counted. */
export interface LimitState {
  /** Lower case letters, digits and dashes. */
  name: string;
  points: number;
  /** Length of its window in seconds. */
  seconds: number;
  remaining: number;
  /** Seconds until points are restored. */
  reset: number;
}

/**
 * Adds the state of a limit to the response, beside other limits that count the same request: the structured fields
 * `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers. Does nothing outside a request.
 */
export function announceLimit(state: LimitState, response: Response | null = currentResponse()): void {
  if (!response || response.headersSent) return;
  const { name, points, seconds, remaining, reset } = state;
  // For a limit that is counted twice, the later state applies.
  add(response, 'RateLimit-Policy', name, `"${name}";q=${points};w=${seconds}`);
  add(response, 'RateLimit', name, `"${name}";r=${Math.max(0, remaining)};t=${Math.max(0, reset)}`);
}

function add(response: Response, header: string, name: string, item: string): void {
  const before = response.getHeader(header);
  if (before === undefined) {
    response.setHeader(header, item);
    return;
  }
  const others = String(before as string)
    .split(', ')
    .filter((one) => !one.startsWith(`"${name}";`));
  response.setHeader(header, [...others, item].join(', '));
}
