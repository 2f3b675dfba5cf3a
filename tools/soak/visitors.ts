/** People who read, search, write and sign in and out, beside those of the faults' load who apply and are moved. */
import { setTimeout as sleep } from 'node:timers/promises';
import { formWith } from '../applicant.ts';
import { type Answer, type Request, send } from '../request.ts';
import type { Load } from '../faults/load.ts';

const TIMEOUT_MS = 30_000;
/** Pause of a person between two steps. */
const PAUSE_MS = 40;
const PASSWORD = 'Prueba-2026';
const PAGES = [
  '/',
  '/carreras',
  '/ca/carreras',
  '/carreras?q=mecanico',
  '/contacto',
  '/login',
  '/sitemap.xml',
];
const WORDS = ['puig', 'serra', 'mecanico', 'barcelona', 'persona', 'frenos'];

const query = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

export class Visitors {
  requests = 0;
  /** Answers that are neither a success nor a refusal that the journey expects. */
  wrong = new Set<string>();
  #running: Promise<void>[] = [];
  #stopped = false;
  #turn = 0;

  readonly url: () => string;
  readonly load: Load;

  constructor(url: () => string, load: Load) {
    this.url = url;
    this.load = load;
  }

  start() {
    for (const journey of [() => this.#readPages(), () => this.#workAsStaff(), () => this.#visitPortal()]) {
      this.#running.push(
        (async () => {
          while (!this.#stopped) {
            await journey();
            await sleep(PAUSE_MS);
          }
        })(),
      );
    }
  }

  async finish() {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #readPages() {
    const vacancy = this.load.vacancies[this.#turn % this.load.vacancies.length];
    // An address that nobody asked before is rendered, the others are cached.
    const path = [...PAGES, `/carreras/${vacancy}`, `/carreras?q=${this.#turn}`][this.#turn++ % 9] ?? '/';
    await this.#ask({ method: 'GET', path, from: this.#address() });
  }

  async #workAsStaff() {
    const word = WORDS[this.#turn++ % WORDS.length] ?? '';
    const visitor = { headers: { cookie: await this.load.staff.cookie() }, from: '192.0.2.10' };
    const get = <Body = object>(path: string) => this.#ask<Body>({ method: 'GET', path, ...visitor });
    const post = (path: string, body: object) => this.#ask({ method: 'POST', path, body, ...visitor }, [429]);
    const list = await get<{ id: string }[]>(
      `/api/candidates?${query({ filter: { q: word }, range: [0, 24] })}`,
    );
    await get(
      `/api/candidates?${query({ filter: { ciudad: word, con_cv: 'true' }, sort: ['apellidos', 'DESC'] })}`,
    );
    await get(`/api/search?${query({ q: word.slice(0, 4) })}`);
    for (const path of ['board/counts', 'stats/candidates', 'threads']) await get(`/api/${path}`);
    const person = list.body[this.#turn % Math.max(1, list.body.length)];
    if (!person) return;
    for (const part of ['', '/timeline', '/cv']) await get(`/api/candidates/${person.id}${part}`);
    await post('/api/notes', { candidato_id: person.id, texto: `Nota de ${word}` });
    const message = formWith({ texto: '¿Puedes venir el lunes?' }, 'adjuntos', new File([], ''));
    await post(`/api/threads/${person.id}`, message);
  }

  async #visitPortal() {
    const known = this.load.applicants.filter(({ application }) => application);
    const person = known[this.#turn++ % Math.max(1, known.length)];
    if (!person) return;
    const from = this.#address();
    const body = { email: person.email, password: PASSWORD };
    const login = await this.#ask({ method: 'POST', path: '/api/auth/login', body, from }, [429]);
    if (login.status !== 200) return;
    const visitor = { headers: { cookie: login.cookies.join('; ') }, from };
    for (const path of ['/portal-candidato', '/api/candidates/me', '/api/interviews/mine']) {
      await this.#ask({ method: 'GET', path, ...visitor }, [302]);
    }
    const message = formWith({ texto: 'Gracias por la respuesta.' }, 'adjuntos', new File([], ''));
    const posts = { 'threads/mine': message, 'auth/refresh': {}, 'auth/logout': {} };
    for (const [path, sent] of Object.entries(posts)) {
      await this.#ask({ method: 'POST', path: `/api/${path}`, body: sent, ...visitor }, [429]);
    }
  }

  async #ask<Body = object>(request: Request, expected: number[] = []): Promise<Answer<Body>> {
    this.requests += 1;
    const answer = await send<Body>(this.url(), request, TIMEOUT_MS);
    if (answer.status >= 300 && !expected.includes(answer.status)) {
      const what = `${request.method} ${request.path.split('?')[0]?.replace(/[0-9a-f-]{36}/, ':id')} ${answer.status} ${answer.body.code ?? ''}`;
      this.wrong.add(what);
    }
    return answer;
  }

  /** Each visitor comes from elsewhere, so that the limits for one address do not end the run. */
  #address() {
    const n = this.#turn;
    return `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;
  }
}
