import { ApiProblem } from '@hiring/contract/api-problem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { fieldErrorsOf, isMissing, isOutage, reasonOf } from './problem';
import { registerProofDialog } from './proof';

vi.mock('../layout/live/userActivity', () => ({ nobodyIsHere: () => idle }));

// A browser's requests are relative to the page; Node's need an origin. Runs before the client stores the class.
vi.hoisted(() => {
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://panel.test') : input, init);
    }
  };
});

const api = createClient();
let idle = false;
/** The sent requests. */
let sent: Request[];
let answers: (() => Response)[];

const problem = (status: number, body: object) => () =>
  new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const done = () => new Response('{"ok":true}');
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');
const id = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
const resend = () => api.post('/api/emails/{id}/resend', { params: { path: { id } } });

beforeEach(() => {
  sent = [];
  answers = [];
  idle = false;
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    const answer = answers.shift() ?? done;
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a write request', () => {
  it('has the same idempotency key when it is retried after a lost response', async () => {
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    await expect(resend()).rejects.toMatchObject({ status: 0, code: 'offline' });
    await resend();
    expect(keyOf(sent[0])).toBe(keyOf(sent[1]));
    expect(keyOf(sent[0])).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the same idempotency key when it is retried after a server error', async () => {
    answers = [problem(503, { code: 'service_unavailable', detail: 'Ahora no' })];
    await expect(resend()).rejects.toThrow('Ahora no');
    await resend();
    expect(keyOf(sent[0])).toBe(keyOf(sent[1]));
  });

  it('has a new idempotency key after a success or a refusal', async () => {
    answers = [done, problem(409, { code: 'stale_version', detail: 'Ha cambiado' })];
    await resend();
    await expect(resend()).rejects.toThrow('Ha cambiado');
    await resend();
    expect(new Set(sent.map(keyOf)).size).toBe(3);
  });

  it('has the idempotency key that its caller sets', async () => {
    const body = { candidato_id: id, texto: 'Hola' };
    await api.post('/api/notes', { params: { header: { 'Idempotency-Key': 'mine' } }, body });
    expect(keyOf(sent[0])).toBe('mine');
  });
});

describe('a request that needs a recent proof of identity', () => {
  const wants = problem(403, { code: 'recent_proof_required', detail: 'Confirma', proof: 'code' });

  it('is repeated unchanged after the person gives the proof', async () => {
    answers = [wants];
    const close = registerProofDialog((kind) => Promise.resolve(kind === 'code'));
    await expect(api.post('/api/tags', { body: { nombre: 'Noches', color: 'blue' } })).resolves.toEqual({
      ok: true,
    });
    close();
    const [first, second] = await Promise.all(sent.map((request) => request.text()));
    expect(second).toBe(first);
    expect(second).toContain('Noches');
  });

  it('fails with «No se ha cambiado nada» when the person declines', async () => {
    answers = [wants];
    const close = registerProofDialog(() => Promise.resolve(false));
    await expect(resend()).rejects.toThrow('No se ha cambiado nada');
    close();
    expect(sent).toHaveLength(1);
  });
});

describe('a read request', () => {
  it('sends X-Background when nobody uses the screen, and no idempotency key', async () => {
    idle = true;
    await api.get('/api/tags');
    expect(sent[0]?.headers.get('X-Background')).toBe('1');
    expect(keyOf(sent[0])).toBeNull();
  });
});

describe('a refused request', () => {
  it('is told to whoever made the client before it fails', async () => {
    const told: number[] = [];
    const client = createClient(({ status }) => {
      told.push(status);
      return Promise.resolve();
    });
    answers = [problem(401, { code: 'unauthenticated', detail: 'Sin sesión' })];
    await expect(client.get('/api/tags')).rejects.toThrow('Sin sesión');
    expect(told).toEqual([401]);
  });

  it("carries the server's message and its errors by field", async () => {
    const errors = { nombre: ['Falta', 'Es corto'] };
    answers = [problem(422, { code: 'validation_failed', detail: 'Revisa el formulario', errors })];
    const error: unknown = await resend().catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ApiProblem);
    expect([reasonOf(error), fieldErrorsOf(error)]).toEqual([
      'Revisa el formulario',
      { nombre: 'Falta Es corto' },
    ]);
  });

  it('from a proxy shows a Spanish message of ours', async () => {
    answers = [() => new Response('<html>502 Bad Gateway</html>', { status: 502 })];
    const error: unknown = await resend().catch((refusal: unknown) => refusal);
    expect(reasonOf(error)).toBe('El servidor no ha podido responder. Vuelve a intentarlo en un momento.');
    expect([isOutage(error), isMissing(error), fieldErrorsOf(error)]).toEqual([true, false, {}]);
  });
});
