import { type Estado, type InterviewEstado, INTERVIEW_ESTADOS, LIMITS } from '@hiring/contract';
import fc from 'fast-check';
import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';
import { type Amount, compareWithModel, outcomeOf } from './runs.js';

interface InterviewModel {
  hour: string;
  estado: InterviewEstado;
  deleted: boolean;
  version: number;
  /** What an undo of the last change restores; null: nothing. */
  undo: { hour: string; estado: InterviewEstado; until: number; moved: Followed | null } | null;
}
/** A move of the application that came with an interview's change. */
interface Followed {
  from: Estado;
  version: number;
}
interface Model {
  interviews: InterviewModel[];
  application: { estado: Estado; version: number };
  clockMs: number;
}
interface Real {
  world: World;
  hr: Agent;
  candidate: string;
  application: string;
  /** Ids in the order of `Model.interviews`. */
  ids: string[];
}

const GRACE_MS = 5000;
const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const HOURS = ['09:00', '10:00', '11:00'];
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;
const agreed = ({ estado, deleted }: Pick<InterviewModel, 'estado' | 'deleted'>): boolean =>
  !deleted && (estado === 'programada' || estado === 'confirmada');
const isOpen = ({ application }: Model): boolean => !['contratada', 'rechazada'].includes(application.estado);

/** Two interviews of a person never take the same hour, unless one is cancelled or deleted. */
const busy = (
  model: Model,
  wanted: { hour: string; estado: InterviewEstado },
  own?: InterviewModel,
): boolean =>
  wanted.estado !== 'cancelada' &&
  model.interviews.some(
    (other) => other !== own && !other.deleted && other.estado !== 'cancelada' && other.hour === wanted.hour,
  );

/** An interview that is agreed or held moves an open application on. */
function follow({ application }: Model, event: 'agreed' | 'held', open: boolean): Followed | null {
  const { estado: from } = application;
  const to =
    event === 'agreed'
      ? from === 'recibida' || from === 'en_revision'
        ? 'entrevista_programada'
        : null
      : from === 'entrevista_programada'
        ? 'entrevista_realizada'
        : null;
  if (!open || !to) return null;
  application.estado = to;
  application.version += 1;
  return { from, version: application.version };
}

async function compare(model: Model, real: Real): Promise<void> {
  for (const [place, interview] of model.interviews.entries()) {
    const response = await real.hr.get(`/api/interviews/${real.ids[place]}`);
    if (interview.deleted) {
      expect(outcomeOf(response)).toBe('404 interview_not_found');
      continue;
    }
    const { hora, estado, version } = response.body;
    expect({ hora, estado, version }).toEqual({
      hora: interview.hour,
      estado: interview.estado,
      version: interview.version,
    });
  }
  const { body } = await real.hr.get(`/api/applications/${real.application}`).expect(200);
  expect({ estado: body.estado, version: body.version }).toEqual(model.application);
}

const undoneUntil = ({ clockMs }: Model): number => clockMs + LIMITS.undoSeconds * 1000 + GRACE_MS;

class Schedule implements fc.AsyncCommand<Model, Real> {
  constructor(readonly hour: string) {}
  check = ({ interviews }: Model): boolean => interviews.length < 4;
  async run(model: Model, real: Real): Promise<void> {
    const response = await real.hr.post('/api/interviews').send({
      candidato_id: real.candidate,
      aplicacion_id: real.application,
      fecha: DAY,
      hora: this.hour,
      tipo: 'telefonica',
    });
    const wanted = { hour: this.hour, estado: 'programada' as const };
    const expected = !isOpen(model)
      ? '409 interview_application_closed'
      : busy(model, wanted)
        ? '409 candidate_busy'
        : '201';
    expect(expected === '201' ? `${response.status}` : outcomeOf(response)).toBe(expected);
    if (expected === '201') {
      real.ids.push(response.body.id);
      model.interviews.push({ ...wanted, deleted: false, version: 1, undo: null });
      follow(model, 'agreed', true);
    }
    await compare(model, real);
  }
  toString = (): string => `schedule(${this.hour})`;
}

class Change implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly place: number,
    readonly wanted: { hour?: string; estado?: InterviewEstado; early: boolean; stale: boolean },
  ) {}
  check = ({ interviews }: Model): boolean => interviews.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const before = at(model.interviews, this.place);
    const id = at(real.ids, this.place);
    const { hour, estado, early, stale } = this.wanted;
    const version = stale ? before.version + 1 : before.version;
    const words = { ...(early ? { antes_de_hora: true } : {}), version };
    const response = hour
      ? await real.hr
          .put(`/api/interviews/${id}`)
          .send({ hora: hour, ...(estado ? { estado } : {}), ...words })
      : await real.hr.post(`/api/interviews/${id}/estado`).send({ estado, ...words });
    expect(outcomeOf(response)).toBe(this.expected(model, before));
    if (response.status === 200) this.apply(model, before);
    await compare(model, real);
  }
  /** The interview as it would be afterwards; null: the request changes nothing. */
  private after(before: InterviewModel): Pick<InterviewModel, 'hour' | 'estado' | 'deleted'> | null {
    const { hour = before.hour, estado = before.estado } = this.wanted;
    if (!this.wanted.hour && estado === before.estado) return null;
    const moved = hour !== before.hour;
    // What was confirmed was the old hour.
    const asked = moved && estado === 'confirmada' && before.estado === 'confirmada' ? 'programada' : estado;
    return { hour, estado: asked, deleted: false };
  }
  private expected(model: Model, before: InterviewModel): string {
    const { estado = before.estado, early, stale } = this.wanted;
    if (before.deleted) return '404 interview_not_found';
    if (stale) return '409 interview_stale';
    const after = this.after(before);
    if (!after) return '200';
    const ends = estado === 'realizada' || estado === 'no_presentada';
    if (ends && !early && estado !== before.estado) return '409 interview_not_begun';
    const tells = agreed(after) && (!agreed(before) || after.hour !== before.hour);
    if (tells && !isOpen(model)) return '409 interview_application_closed';
    return busy(model, after, before) ? '409 candidate_busy' : '200';
  }
  private apply(model: Model, before: InterviewModel): void {
    const after = this.after(before);
    if (!after) return;
    const was = { hour: before.hour, estado: before.estado };
    const again = agreed(after) && !agreed(before);
    const moved = again
      ? follow(model, 'agreed', isOpen(model))
      : after.estado === 'realizada' && before.estado !== 'realizada'
        ? follow(model, 'held', isOpen(model))
        : null;
    const rearranged = agreed(after) && agreed(before) && after.hour !== before.hour;
    // Inviting is not undone; a change of what ended is no news and no undo.
    const undoable = !again && (rearranged || after.estado !== before.estado);
    Object.assign(before, after, {
      version: before.version + 1,
      undo: undoable
        ? {
            ...was,
            until: undoneUntil(model),
            moved: rearranged ? null : moved,
          }
        : null,
    });
  }
  toString = (): string => `change(${this.place}, ${JSON.stringify(this.wanted)})`;
}

class Undo implements fc.AsyncCommand<Model, Real> {
  constructor(readonly place: number) {}
  check = ({ interviews }: Model): boolean => interviews.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const interview = at(model.interviews, this.place);
    const { undo, version } = interview;
    const response = await real.hr.post(`/api/interviews/${at(real.ids, this.place)}/undo`).send({ version });
    const late = interview.deleted ? '404 interview_not_found' : '409 undo_too_late';
    const expected =
      !undo || model.clockMs > undo.until
        ? late
        : busy(model, undo, interview)
          ? '409 candidate_busy'
          : '200';
    expect(outcomeOf(response)).toBe(expected);
    if (expected === '200' && undo) {
      const { hour, estado, moved } = undo;
      Object.assign(interview, { hour, estado, deleted: false, version: version + 1, undo: null });
      if (moved && model.application.version === moved.version) {
        model.application = { estado: moved.from, version: moved.version + 1 };
      }
    }
    await compare(model, real);
  }
  toString = (): string => `undo(${this.place})`;
}

class Remove implements fc.AsyncCommand<Model, Real> {
  constructor(readonly place: number) {}
  check = ({ interviews }: Model): boolean => interviews.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const interview = at(model.interviews, this.place);
    const response = await real.hr.delete(`/api/interviews/${at(real.ids, this.place)}`);
    expect(outcomeOf(response)).toBe(interview.deleted ? '404 interview_not_found' : '200');
    if (!interview.deleted) {
      const { hour, estado, version } = interview;
      const undo = { hour, estado, until: undoneUntil(model), moved: null };
      Object.assign(interview, { deleted: true, version: version + 1, undo });
    }
    await compare(model, real);
  }
  toString = (): string => `remove(${this.place})`;
}

/** HR moves the application by hand, without a message. */
class MoveApplication implements fc.AsyncCommand<Model, Real> {
  constructor(readonly to: Estado) {}
  check = ({ application }: Model): boolean => application.estado !== this.to;
  async run(model: Model, real: Real): Promise<void> {
    const { version } = model.application;
    const move = { estado: this.to, version, notificar: false };
    await real.hr.post(`/api/applications/${real.application}/move`).send(move).expect(200);
    model.application = { estado: this.to, version: version + 1 };
    await compare(model, real);
  }
  toString = (): string => `application to ${this.to}`;
}

class Wait implements fc.AsyncCommand<Model, Real> {
  constructor(readonly seconds: number) {}
  check = (): boolean => true;
  async run(model: Model, real: Real): Promise<void> {
    real.world.clock.advance(this.seconds * 1000);
    model.clockMs += this.seconds * 1000;
    await Promise.resolve();
  }
  toString = (): string => `wait(${this.seconds})`;
}

const place = fc.nat(3);
const rarely = fc.nat(9).map((n) => n === 0);
const hour = fc.constantFrom(...HOURS);
const estado = fc.constantFrom(...INTERVIEW_ESTADOS);
const words = { early: fc.nat(2).map((n) => n > 0), stale: rarely };
const COMMANDS = [
  hour.map((one) => new Schedule(one)),
  fc.tuple(place, fc.record({ estado, ...words })).map(([one, wanted]) => new Change(one, wanted)),
  fc
    .tuple(place, fc.record({ hour, estado, ...words }, { requiredKeys: ['hour', 'early', 'stale'] }))
    .map(([one, wanted]) => new Change(one, wanted)),
  place.map((one) => new Undo(one)),
  place.map((one) => new Remove(one)),
  fc
    .constantFrom<Estado>('recibida', 'en_revision', 'rechazada', 'entrevista_programada')
    .map((to) => new MoveApplication(to)),
  fc.constantFrom(2, 20).map((seconds) => new Wait(seconds)),
];

let people = 0;

/** Agreeing, changing, ending, undoing and deleting the interviews of one application. */
export async function compareInterviews(world: World, amount: Amount): Promise<void> {
  await compareWithModel<Model, Real>(
    world,
    COMMANDS,
    async () => {
      const person = await world.registered(`entrevistas${++people}@example.com`);
      const { body } = await submit(person).expect(201);
      const { body: me } = await person.get('/api/candidates/me').expect(200);
      return {
        model: { interviews: [], application: { estado: 'recibida', version: 1 }, clockMs: 0 },
        real: {
          world,
          hr: await world.signedInAs('rrhh'),
          candidate: me.candidate.id,
          application: body.application.id,
          ids: [],
        },
      };
    },
    amount,
  );
}
