import { trace } from '@opentelemetry/api';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { AccessLog } from '../../src/platform/observability/access-log.js';
import { JsonLogger } from '../../src/platform/observability/logger.js';
import { Metrics } from '../../src/platform/observability/metrics.js';
import { observeRequests } from '../../src/platform/observability/observe-requests.js';
import { startTracing } from '../../src/platform/observability/tracing.js';
import { Lifecycle } from '../../src/platform/lifecycle/lifecycle.js';
import { createWorld, type World } from '../world.js';

const METRICS_TOKEN = 'the token of a collector';

let world: World;
let collector: Server;
const exported: string[] = [];
const lines: string[] = [];
let log: AccessLog;
let stopTracing: () => Promise<void>;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      exported.push(Buffer.concat(chunks).toString());
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stopTracing = startTracing();
  log = new AccessLog(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(...chunk.toString().trim().split('\n'));
        done();
      },
    }),
  );
  world = await createWorld({
    environment: { metricsToken: METRICS_TOKEN, trustProxy: 1 },
    observe: (app) => observeRequests({ metrics: app.get(Metrics), log, traced: true }),
  });
});
afterAll(async () => {
  await world.close();
  collector.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  trace.disable();
});

const scrape = async (): Promise<string> =>
  (await world.agent().get('/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`).expect(200)).text;

describe('the metrics', () => {
  it('are shown with the token only', async () => {
    await world.agent().get('/metrics').expect(401);
    await world.agent().get('/metrics').set('Authorization', 'Bearer another').expect(401);
    const admin = await world.signedInAs('admin');
    await admin.get('/metrics').expect(401);
    const { headers } = await world
      .agent()
      .get('/metrics')
      .set('Authorization', `Bearer ${METRICS_TOKEN}`)
      .expect(200);
    expect(headers['content-type']).toContain('version=0.0.4');
  });

  it('count requests by route pattern and never by address', async () => {
    const hr = await world.signedInAs('rrhh');
    const id = await world.givenVacancy();
    await hr.get(`/api/vacancies/${id}`).expect(200);
    await hr.get('/api/nothing-of-the-kind').expect(404);
    const text = await scrape();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/vacancies\/:id",status="200"\} [1-9]/,
    );
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toContain(id);
  });

  it('count cached responses by the route that made them', async () => {
    const id = await world.givenVacancy();
    for (const path of ['/api/vacancies', `/api/vacancies/${id}`]) {
      const [made, kept] = [await world.agent().get(path), await world.agent().get(path)];
      expect([made.status, kept.status, kept.text]).toEqual([200, 200, made.text]);
      log.flush();
      const request = kept.headers['x-request-id'] ?? '–';
      await world.until(() => Promise.resolve(lines.some((line) => line.includes(request))));
      const line = lines.find((one) => one.includes(request)) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({ message: { route: path.replace(id, ':id') } });
    }
    const text = await scrape();
    for (const route of ['/api/vacancies', '/api/vacancies/:id']) {
      const [, count] =
        new RegExp(`_count\\{method="GET",route="${route}",status="200"\\} (\\d+)`).exec(text) ?? [];
      expect([route, Number(count) >= 2]).toEqual([route, true]);
    }
    expect(text).not.toContain('route="unknown",status="200"');
  });

  it('include pool, queue, mail and jobs', async () => {
    const { email } = await world.given.user();
    await world
      .agent()
      .post('/api/auth/forgot-password')
      .send({ email })
      .expect(({ status }) => status < 300);
    await world.until(async () =>
      /queue_job_duration_seconds_count\{[^}]*outcome="done"/.test(await scrape()),
    );
    const text = await scrape();
    for (const name of [
      'db_pool_connections{state="busy"}',
      'db_pool_waiting',
      'queue_jobs{state="waiting"}',
      'queue_oldest_job_seconds',
      'mail_messages{state="failed"}',
      'http_requests_in_flight',
    ]) {
      expect(text).toContain(`${name} `);
    }
  });
});

describe('the log line of a request', () => {
  it('has its route pattern, status and id, and no personal data', async () => {
    const hr = await world.signedInAs('rrhh');
    const filter = JSON.stringify({ q: 'a-name-somebody-searched' });
    const { headers } = await hr.get('/api/candidates').query({ filter }).expect(200);
    log.flush();
    await world.until(() =>
      Promise.resolve(lines.some((line) => line.includes(headers['x-request-id'] ?? '–'))),
    );
    const line = lines.find((one) => one.includes(headers['x-request-id'] ?? '–')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 'log',
      context: 'access',
      request: headers['x-request-id'],
      message: { method: 'GET', route: '/api/candidates', status: 200 },
    });
    expect(lines.join('\n')).not.toContain('a-name-somebody-searched');
  });

  it('keeps a valid id of the proxy', async () => {
    const ask = (id: string) => world.agent().get('/health').set('X-Request-Id', id);
    expect((await ask('from-the-proxy-1')).headers['x-request-id']).toBe('from-the-proxy-1');
    expect((await ask('<b>no id</b>')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('has the same id as other log lines of the request', async () => {
    const written: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
    const logger = new JsonLogger({ json: true, colors: false });
    const { within } = await import('../../src/platform/scope.js');
    await new Promise<void>((done) =>
      within({ request: { id: 'request-of-this-line', response: null as never, actor: null } }, () => {
        setTimeout(() => {
          logger.log('something', 'here');
          done();
        }, 1);
      }),
    );
    logger.log('outside', 'here');
    write.mockRestore();
    const [inside, outside] = written.map((one) => JSON.parse(one) as Record<string, unknown>);
    expect(inside).toMatchObject({ message: 'something', request: 'request-of-this-line' });
    expect(outside).not.toHaveProperty('request');
  });
});

describe('the health checks', () => {
  it('report that the process lives and takes requests', async () => {
    for (const path of ['/health', '/health/live', '/health/ready']) {
      expect((await world.agent().get(path).expect(200)).body).toMatchObject({ status: 'ok' });
    }
  });

  it('are not ready from the moment the process is asked to stop, and stay alive', async () => {
    const stopping = jest.spyOn(world.app.get(Lifecycle), 'isStopping', 'get').mockReturnValue(true);
    await world.agent().get('/health/ready').expect(503);
    await world.agent().get('/health').expect(503);
    await world.agent().get('/health/live').expect(200);
    stopping.mockRestore();
  });
});

describe('a trace', () => {
  it('contains the request, its statements without values, and the trace of the caller', async () => {
    const caller = '0af7651916cd43dd8448eb211c80319c';
    const hr = await world.signedInAs('rrhh');
    await hr
      .get('/api/candidates')
      .query({ filter: JSON.stringify({ q: 'secretsearch' }) })
      .set('traceparent', `00-${caller}-b7ad6b7169203331-01`)
      .expect(200);
    await stopTracing();
    const all = exported.join('\n');
    expect(all).toContain(caller);
    expect(all).toContain('GET /api/candidates');
    expect(all).toContain('db.query.text');
    expect(all).toContain('{"key":"service.name","value":{"stringValue":"fleet-hiring"}}');
    expect(all).not.toContain('unknown_service');
    expect(all).not.toContain('secretsearch');
  });
});
