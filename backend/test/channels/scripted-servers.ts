import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider answers to one request; `null`: it breaks the connection. */
export type Script = ((request: Asked) => Answer | null | Promise<Answer | null>) | null;
export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface Asked {
  method: string;
  path: string;
  token: string;
  /** Of JSON. */
  body: Record<string, unknown>;
  /** Of anything else, as text. */
  form: string;
}

/** A provider on loopback, which answers as its script says. */
export class ScriptedServer {
  readonly asked: Asked[] = [];
  script: Script = null;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ScriptedServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const one = new ScriptedServer(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => void one.handle(request, response));
    return one;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    const asked: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      token: (request.headers.authorization ?? '').replace('Bearer ', ''),
      body: text && !isForm ? (JSON.parse(text) as Record<string, unknown>) : {},
      form: isForm ? text : '',
    };
    this.asked.push(asked);
    const answer = this.script ? await this.script(asked) : { status: 404 };
    if (!answer) {
      response.destroy();
      return;
    }
    const { status = 200, body = {}, headers = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }
}

let ids = 0;
export const newId = (kind: string): string => `${kind}.TEST${++ids}`;

/** The Cloud API's own shape of an accepted message. */
export const accepted = ({ body }: Asked, id = newId('wamid')): Answer => ({
  body: {
    messaging_product: 'whatsapp',
    contacts: [{ input: body.to, wa_id: body.to }],
    messages: [{ id, message_status: 'accepted' }],
  },
});

/** The Cloud API's own shape of an error. */
export const graphError = (code: number, status = 400, headers = {}): Answer => ({
  status,
  headers,
  body: {
    error: {
      message: `(#${code}) Something about +34612345678`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'Details about +34612345678' },
      fbtrace_id: 'Az8or2yhqkZfEZ',
    },
  },
});

export const NUMBER_ID = '106540352242922';
export const ACCOUNT_ID = '102290129340398';

/** A notice of the Cloud API. */
export const notice = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: ACCOUNT_ID,
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '34930000000', phone_number_id: NUMBER_ID },
            ...value,
          },
        },
      ],
    },
  ],
});

export const sign = (bytes: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
