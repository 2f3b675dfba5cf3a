import type { RequestHandler } from 'express';

/** Paths that Nest answers. */
const API = ['/health', '/metrics', '/api', '/functions', '/scim'];
export const isApi = (path: string): boolean => API.some((own) => path === own || path.startsWith(`${own}/`));

/** The first handler of a router of pages: requests of the API skip the router. */
export const skipApi: RequestHandler = (request, _response, next) =>
  isApi(request.path) ? next('router') : next();
