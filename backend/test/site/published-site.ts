import { type BuiltServer, startBuiltServer } from '../built-server.js';
import type { World } from '../world.js';

/** Where the site says that it is: not where the test asks, so that an address made of the request shows. */
export const PUBLISHED_AT = 'http://127.0.0.1:3000';

/** The public site of the built product, served from a world's database. */
export class PublishedSite {
  private constructor(private readonly server: BuiltServer) {}

  static async of({ environment }: World): Promise<PublishedSite> {
    return new PublishedSite(
      await startBuiltServer(environment.databaseUrl, environment.dataDir, { pages: true }),
    );
  }

  async get(path: string): Promise<{ status: number; type: string; headers: Headers; body: string }> {
    const response = await fetch(this.server.url + path, {
      redirect: 'manual',
      // A connection kept for later may be closed by then: the server waits five seconds.
      headers: { connection: 'close' },
    });
    const { status, headers } = response;
    return { status, headers, type: headers.get('content-type') ?? '', body: await response.text() };
  }

  close(): Promise<void> {
    return this.server.kill();
  }
}
