/** Human resources: moves applications with the version that was read, and schedules interviews. */
import { randomUUID } from 'node:crypto';
import type { Request } from '../request.ts';
import type { Applicant, Load } from './load.ts';

export const STAFF_EMAIL = 'rrhh@example.com';
export const STAFF_PASSWORD = 'Prueba-2026';
const FROM = '192.0.2.10';
/** Staff sessions are renewed before they expire. */
const RENEWED_AFTER_MS = 5 * 60_000;
const PATH = ['en_revision', 'entrevista_programada', 'contratada'];

export class Staff {
  #cookie = '';
  #since = -Infinity;
  #slot = 0;
  readonly load: Load;

  constructor(load: Load) {
    this.load = load;
  }

  /** Takes one application and does its next step. @returns whether there was one */
  async work(): Promise<boolean> {
    const waiting = this.load.applicants.filter(
      (one) => one.application && !one.busy && one.moves.length < 3,
    );
    const applicant = waiting[Math.floor(Math.random() * waiting.length)];
    if (!applicant) return false;
    applicant.busy = true;
    if (applicant.moves.length === 1 && !applicant.interview) await this.#agree(applicant);
    else await this.#move(applicant);
    applicant.busy = false;
    return true;
  }

  async ask<Body = object>({ headers, ...request }: Request) {
    const cookie = await this.cookie();
    return this.load.client.ask<Body>({ ...request, from: FROM, headers: { ...headers, cookie } });
  }

  async cookie() {
    if (performance.now() - this.#since < RENEWED_AFTER_MS) return this.#cookie;
    const body = { email: STAFF_EMAIL, password: STAFF_PASSWORD };
    const login = { method: 'POST', path: '/api/auth/login', body, from: FROM };
    const cookies = await this.load.insist('sign-in of staff', async () => {
      const answer = await this.load.client.ask(login);
      return answer.status === 200 ? answer.cookies : this.load.mayTryAgain('sign-in of staff', answer);
    });
    if (cookies) {
      this.#cookie = cookies.join('; ');
      this.#since = performance.now();
    }
    return this.#cookie;
  }

  async #move(applicant: Applicant) {
    const estado = PATH[applicant.moves.length] ?? 'contratada';
    const what = `move of ${applicant.email} to ${estado}`;
    const path = `/api/applications/${applicant.application}`;
    let unsure = false;
    const moved = await this.load.insist(what, async () => {
      const seen = await this.ask<{ candidato_id: string; estado: string; version: number }>({
        method: 'GET',
        path,
      });
      if (seen.status !== 200) return this.load.mayTryAgain(what, seen);
      applicant.candidate = seen.body.candidato_id;
      // A request whose answer was lost did it.
      if (unsure && seen.body.estado === estado) return true;
      const body = { estado, version: seen.body.version };
      const answer = await this.ask({ method: 'POST', path: `${path}/move`, body });
      if (answer.status === 200) return true;
      unsure = true;
      return answer.status === 409 ? undefined : this.load.mayTryAgain(what, answer);
    });
    if (moved) applicant.moves.push(estado);
  }

  async #agree(applicant: Applicant) {
    const headers = { 'idempotency-key': randomUUID() };
    const slot = this.#slot++;
    const what = `interview of ${applicant.email}`;
    const day = new Date(Date.now() + (14 + Math.floor(slot / 16)) * 86_400_000);
    const hour = String(9 + Math.floor((slot % 16) / 2)).padStart(2, '0');
    const { candidate: candidato_id, application: aplicacion_id } = applicant;
    const when = { fecha: day.toISOString().slice(0, 10), hora: `${hour}:${slot % 2 ? '30' : '00'}` };
    const body = { candidato_id, aplicacion_id, ...when, tipo: 'telefonica' };
    const id = await this.load.insist(what, async () => {
      const answer = await this.ask<{ id: string }>({
        method: 'POST',
        path: '/api/interviews',
        body,
        headers,
      });
      if (answer.status === 201) return answer.body.id;
      if (answer.body.code !== 'idempotency_answer_lost') return this.load.mayTryAgain(what, answer);
      const filter = encodeURIComponent(JSON.stringify({ candidato_id }));
      const known = await this.ask<{ id: string }[]>({
        method: 'GET',
        path: `/api/interviews?filter=${filter}`,
      });
      return known.body[0]?.id;
    });
    if (!id) return;
    applicant.interview = id;
    // Scheduling an interview also moves the application.
    applicant.moves.push('entrevista_programada');
  }
}
