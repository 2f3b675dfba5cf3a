/** Human resources: moves applications with the version that was read, and schedules interviews. */
import { randomUUID } from 'node:crypto';
import type { Load } from './load.ts';
import type { Applicant } from './ledger.ts';
import type { Request } from '../../request.ts';

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

  /**
   * Takes one application and does its next step.
   * @returns whether there was one
   */
  async work(): Promise<boolean> {
    const applicant = this.load.ledger.takeOne();
    if (!applicant) return false;
    try {
      if (applicant.moves.length === 1 && !applicant.interview) await this.#agree(applicant);
      else await this.#move(applicant);
    } finally {
      applicant.busy = false;
    }
    return true;
  }

  async ask<Body = object>(request: Request) {
    return this.load.client.ask<Body>({
      ...request,
      from: FROM,
      headers: { ...request.headers, cookie: await this.cookie() },
    });
  }

  async cookie() {
    if (performance.now() - this.#since > RENEWED_AFTER_MS) {
      const cookies = await this.load.insist('sign-in of staff', async () => {
        const answer = await this.load.client.ask({
          method: 'POST',
          path: '/api/auth/login',
          body: { email: STAFF_EMAIL, password: STAFF_PASSWORD },
          from: FROM,
        });
        return answer.status === 200 ? answer.cookies : this.load.mayTryAgain('sign-in of staff', answer);
      });
      if (cookies) {
        this.#cookie = cookies.join('; ');
        this.#since = performance.now();
      }
    }
    return this.#cookie;
  }

  async #move(applicant: Applicant) {
    const estado = PATH[applicant.moves.length] ?? 'contratada';
    const what = `move of ${applicant.email} to ${estado}`;
    let unsure = false;
    const moved = await this.load.insist(what, async () => {
      const seen = await this.ask<{ candidato_id: string; estado: string; version: number }>({
        method: 'GET',
        path: `/api/applications/${applicant.application}`,
      });
      if (seen.status !== 200) return this.load.mayTryAgain(what, seen);
      applicant.candidate = seen.body.candidato_id;
      // A request whose answer was lost did it.
      if (unsure && seen.body.estado === estado) return true;
      const answer = await this.ask({
        method: 'POST',
        path: `/api/applications/${applicant.application}/move`,
        body: { estado, version: seen.body.version },
      });
      if (answer.status === 200) return true;
      unsure = true;
      return answer.status === 409 ? undefined : this.load.mayTryAgain(what, answer);
    });
    if (moved) applicant.moves.push(estado);
  }

  async #agree(applicant: Applicant) {
    const key = randomUUID();
    const slot = this.#slot++;
    const what = `interview of ${applicant.email}`;
    const day = new Date(Date.now() + (14 + Math.floor(slot / 16)) * 86_400_000);
    const body = {
      candidato_id: applicant.candidate,
      aplicacion_id: applicant.application,
      fecha: day.toISOString().slice(0, 10),
      hora: `${String(9 + Math.floor((slot % 16) / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
      tipo: 'telefonica',
    };
    const id = await this.load.insist(what, async () => {
      const answer = await this.ask<{ id: string }>({
        method: 'POST',
        path: '/api/interviews',
        body,
        headers: { 'idempotency-key': key },
      });
      if (answer.body.code === 'idempotency_answer_lost') {
        const filter = encodeURIComponent(JSON.stringify({ candidato_id: applicant.candidate }));
        const known = await this.ask<{ id: string }[]>({
          method: 'GET',
          path: `/api/interviews?filter=${filter}`,
        });
        return known.body[0]?.id;
      }
      return answer.status === 201 ? answer.body.id : this.load.mayTryAgain(what, answer);
    });
    if (id) {
      applicant.interview = id;
      // Scheduling an interview also moves the application.
      applicant.moves.push('entrevista_programada');
    }
  }
}
