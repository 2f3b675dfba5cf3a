import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A webhook receiver: the messages it got, and its responses. */
export class WebhookReceiver {
  readonly received: ReceivedMessage[] = [];
  answer: (response: ServerResponse, message: ReceivedMessage) => void = (response) =>
    response.end('gracias');

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async up(): Promise<WebhookReceiver> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        const json = body
          ? (JSON.parse(body) as ReceivedMessage['json'])
          : { type: '', timestamp: '', data: {} };
        const message = { path: request.url ?? '', headers: request.headers, body, json };
        receiver.received.push(message);
        receiver.answer(response, message);
      });
    });
    return receiver;
  }

  /** Those to one path. */
  at(path: string): ReceivedMessage[] {
    return this.received.filter((message) => message.path === path);
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
