import type { RequestHandler } from 'express';

/** Paths that Nest answers. */
const API = ['/health', '/metrics', '/api', '/functions'];
export const isApi = (path: string): boolean => API.some((own) => path === own || path.startsWith(`${own}/`));

/** Wraps middleware for pages only: requests of the API skip it. */
export function pagesOnly(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => (isApi(request.path) ? next() : middleware(request, response, next));
}
