import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Classes with which the HTTP server makes the requests and responses of an Express application.
 *
 * Express changes the prototype of each request and response to `app.request` and `app.response`. V8 then gives every
 * one of them a hidden class of its own, and each later access to a property is looked up anew: that cost half of the
 * processor time of a short answer. Objects of these classes have the prototype already.
 */
export function messagesOf(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse<Request> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return { IncomingMessage: Request, ServerResponse: Response };
}
