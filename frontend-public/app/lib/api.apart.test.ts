import { ApiProblem } from '@hiring/contract/api-problem';
import { asForm, fileName, uploading } from '@hiring/contract/files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, problemText } from './api';
import { OFFLINE } from './offline';

// A browser's requests are relative to the page; Node's need an origin. Runs before the client stores the class.
vi.hoisted(() => {
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init);
    }
  };
});

/** The sent requests. */
let sent: Request[];
let answer: (request: Request) => Response | Promise<Response>;

// The client stores the fetch function when it is created.
globalThis.fetch = (input) => {
  const request = new Request(input);
  sent.push(request);
  return new Promise((resolve) => resolve(answer(request)));
};

beforeEach(() => {
  sent = [];
  answer = () => new Response('{}');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (body: object | string, status: number) => {
  answer = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  return api.get('/api/auth/session').catch((error: unknown) => error as ApiProblem);
};

describe('an API request', () => {
  it('has the method, path, query and body of the API document', async () => {
    await api.put('/api/drafts/mine/cv/generado', {
      params: { query: { vacante: 'a b', reemplazar: 'true' } },
    });
    await api.post('/api/applications/{id}/withdraw', {
      params: { path: { id: 'a/1' } },
      body: { estado: 'recibida' },
    });
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', 'http://site.test/api/drafts/mine/cv/generado?vacante=a%20b&reemplazar=true'],
      ['POST', 'http://site.test/api/applications/a%2F1/withdraw'],
    ]);
    expect(await sent[1]?.json()).toEqual({ estado: 'recibida' });
    expect(sent[1]?.headers.get('Accept')).toBe('application/json');
  });

  it('is sent in the same tick after the first one, because the page may be closing', async () => {
    await api.get('/api/auth/session');
    void api.delete('/api/drafts/mine', { keepalive: true });
    expect(sent).toHaveLength(2);
  });

  it('returns undefined for 204 No Content', async () => {
    answer = () => new Response(null, { status: 204 });
    await expect(api.delete('/api/drafts/mine')).resolves.toBeUndefined();
  });

  it('rejects with AbortError when it is aborted', async () => {
    const controller = new AbortController();
    answer = ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const call = api.get('/api/auth/session', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is reported as offline when its response breaks off', async () => {
    answer = () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            stream.error(new TypeError('network error'));
          },
        }),
      );
    await expect(api.get('/api/auth/session')).rejects.toMatchObject({ status: 0, message: OFFLINE() });
  });
});

describe('a failed request', () => {
  it("carries the problem's code, message, extra members and the first error of each field", async () => {
    const errors = { email: ['No es válido', 'Es largo'], otros: [] };
    const problem = await refused(
      { code: 'second_factor_required', detail: 'Falta', ticket: 't1', errors },
      401,
    );
    expect(problem).toMatchObject({ status: 401, code: 'second_factor_required', message: 'Falta' });
    expect((problem as ApiProblem).problem?.ticket).toBe('t1');
    expect((problem as ApiProblem).firstErrors()).toEqual({ email: 'No es válido' });
  });

  it.each([['<html>'], [''], ['null'], ['"detail"'], ['{"message":"x"}']])(
    'with a body that is not a problem document (%j) has the code «unknown» and a message of ours',
    async (body) => {
      const problem = await refused(body, 502);
      expect(problem).toMatchObject({ status: 502, code: 'unknown', problem: undefined });
      expect(problemText(problem)).toBe('Error desconocido');
    },
  );

  it('without a response is reported as offline', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const problem = await api.get('/api/auth/session').catch((error: unknown) => error);
    expect(problem).toMatchObject({ status: 0, code: 'offline' });
    expect(problemText(problem)).toBe(OFFLINE());
  });
});

describe('a request or response with files', () => {
  it('has its non-blank fields in order and each file with its name', () => {
    const cv = new File(['%PDF'], 'cv.pdf');
    const form = asForm({ nombre: 'Ana', telefono: '', canal: undefined, adjuntos: [cv, cv], cv });
    expect([...form.keys()]).toEqual(['nombre', 'adjuntos', 'adjuntos', 'cv']);
    expect((form.get('cv') as File).name).toBe('cv.pdf');
  });

  it('reports its upload progress, and is reported as offline when the connection is lost', async () => {
    const steps: string[] = [];
    const Upload = class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onerror?: () => void;
      open = (method: string, url: string) => steps.push(`${method} ${url}`);
      setRequestHeader = (name: string, value: string) => {
        if (name === 'content-type') steps.push(value.replace(/boundary=.*/, 'boundary'));
      };
      abort = () => undefined;
      send(body: Blob) {
        this.upload.onprogress?.({ loaded: body.size, total: body.size });
        this.onerror?.();
      }
    };
    vi.stubGlobal('XMLHttpRequest', Upload);
    const onProgress = vi.fn();
    const put = api.put('/api/drafts/mine/cv', {
      body: { cv: new File(['%PDF'], 'cv.pdf') },
      ...uploading({ signal: new AbortController().signal, onProgress }),
    });
    await expect(put).rejects.toMatchObject({ status: 0, message: OFFLINE() });
    expect(steps).toEqual(['PUT http://site.test/api/drafts/mine/cv', 'multipart/form-data; boundary']);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({
      sent: expect.any(Number) as number,
      total: expect.any(Number) as number,
    });
  });

  it('is not sent when it is cancelled while the file is read', async () => {
    const begun = vi.fn();
    vi.stubGlobal('XMLHttpRequest', begun);
    const controller = new AbortController();
    const put = api.put('/api/drafts/mine/cv', {
      body: { cv: new File(['%PDF'], 'cv.pdf') },
      ...uploading({ signal: controller.signal, onProgress: vi.fn() }),
    });
    controller.abort();
    await expect(put).rejects.toMatchObject({ name: 'AbortError' });
    expect(begun).not.toHaveBeenCalled();
  });

  it.each([
    ['attachment; filename="Mis datos.zip"', 'Mis datos.zip'],
    ['attachment', undefined],
    [undefined, undefined],
  ])('with the Content-Disposition %j has the file name %s', (disposition, name) => {
    expect(
      fileName(new Response('', { headers: disposition ? { 'Content-Disposition': disposition } : {} })),
    ).toBe(name);
  });
});
