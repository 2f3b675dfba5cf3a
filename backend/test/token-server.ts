import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that gives access tokens to programs (RFC 6749, 4.4), as it is told to. */
export class TokenServer {
  /** Forms that were posted, oldest first. */
  readonly asked: URLSearchParams[] = [];
  answer: { status: number; body: object };
  private readonly server = createServer((request, response) => {
    let form = '';
    request.setEncoding('utf8').on('data', (part: string) => (form += part));
    request.on('end', () => {
      this.asked.push(new URLSearchParams(form));
      response.writeHead(this.answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.answer.body));
    });
  });

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/token`;
  }

  gives(token: string): void {
    this.answer = { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3599 } };
  }

  refuses(): void {
    // What such a server says is for nobody's eyes.
    this.answer = {
      status: 400,
      body: { error: 'invalid_client', error_description: 'AADSTS7000215: el-secreto' },
    };
  }

  close(): void {
    this.server.close();
  }
}
