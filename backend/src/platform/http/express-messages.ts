import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Classes with which the HTTP server makes the requests and responses of an Express application.
 *
 * Express changes the prototype of each request and response to `app.request` and `app.response`. V8 then gives every
 * one of them a hidden class of its own, and each later access to a property is looked up anew: that cost half of the
 * processor time of a short answer. Objects of these classes have the prototype already.
 */
export function messagesOf({ request, response }: Express) {
  return {
    IncomingMessage: withPrototype(IncomingMessage, request),
    ServerResponse: withPrototype(ServerResponse, response),
  };
}

/** The prototype of a `class` cannot be chosen. Node's two are functions, which a function may extend. */
function withPrototype<Base extends typeof IncomingMessage | typeof ServerResponse>(
  base: Base,
  prototype: object,
): Base {
  function Message(this: unknown, ...given: unknown[]): void {
    Reflect.apply(base, this, given);
  }
  Message.prototype = prototype;
  return Message as unknown as Base;
}
