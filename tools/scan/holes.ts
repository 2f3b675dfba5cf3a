/** A small server with the holes that each scanner must find before its silence about the product means anything. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import pg from 'pg';
import type { AddressInfo } from 'node:net';

interface Listening {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

async function listen(server: http.Server | https.Server, scheme: string): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `${scheme}://127.0.0.1:${port}`, port, stop };
}

/**
 * Echoes markup and pastes a parameter into SQL.
 * @param database URL of a server, for the SQL
 */
export async function startHoles(database: string): Promise<Listening> {
  const client = new pg.Pool({ connectionString: database, max: 4 });
  const server = http.createServer((request, response) => {
    answer(client, request.url ?? '/').then(
      ({ status = 200, body }) => {
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
        response.end(body);
      },
      (error: Error) => {
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<p>${error.message}</p>`);
      },
    );
  });
  const { stop, ...listening } = await listen(server, 'http');
  return {
    ...listening,
    stop: async () => {
      await stop();
      await client.end();
    },
  };
}

async function answer(client: pg.Pool, url: string): Promise<{ status?: number; body: string }> {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  if (pathname === '/') {
    return {
      body: `<html><body><h1>Huecos</h1><a href="/eco?q=a">eco</a>
        <form action="/eco"><input name="q"></form></body></html>`,
    };
  }
  if (pathname === '/eco') return { body: `<html><body><p>${searchParams.get('q') ?? ''}</p></body></html>` };
  if (pathname === '/sql') {
    // The hole: the text becomes part of the statement.
    const { rows } = await client.query(
      `SELECT g AS id FROM generate_series(1, 3) AS g WHERE g::text = '${searchParams.get('q') ?? ''}'`,
    );
    return { body: JSON.stringify(rows) };
  }
  return { status: 404, body: 'no' };
}

/** A TLS server that still speaks TLS 1.0 with ciphers without forward secrecy. */
export async function startWeakTls(dir: string): Promise<Listening> {
  const { key, cert } = certificate(dir);
  const server = https.createServer(
    {
      ...{ key, cert, minVersion: 'TLSv1', maxVersion: 'TLSv1.2' },
      ciphers: 'AES128-SHA:AES256-SHA:@SECLEVEL=0',
    },
    (_, response) => response.end('ok'),
  );
  return listen(server, 'https');
}

/** A certificate of our own for loopback. */
export function certificate(dir: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}
