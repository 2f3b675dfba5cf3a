import { type BuiltServer, startBuiltServer } from '../built-server.js';
import type { World } from '../world.js';

/** The configured URL of the site, not the requested one, so that a URL built from the request is detected. */
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
      // An idle connection may be closed by then: the server waits five seconds.
      headers: { connection: 'close' },
    });
    const { status, headers } = response;
    return { status, headers, type: headers.get('content-type') ?? '', body: await response.text() };
  }

  close(): Promise<void> {
    return this.server.kill();
  }
}
