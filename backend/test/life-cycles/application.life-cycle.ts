import { ESTADOS, type Estado, LIMITS } from '@hiring/contract';
import fc from 'fast-check';
import { submit } from '../candidates/application-form.js';
import type { Agent, World } from '../world.js';
import { type Amount, compareWithModel, outcomeOf } from './runs.js';

/** What is true of an application, said without the product's own rules. */
interface AppModel {
  vacancy: number;
  estado: Estado;
  /** The estado that the candidate sees: a rejection shows when its message leaves. */
  seen: Estado;
  withdrawn: boolean;
  /** Unsent messages, by the move that they are about. */
  mails: Set<Move>;
  /** Moves and what came after them, newest last; null: an event that is no move. */
  past: (Move | null)[];
}
interface Move {
  from: Estado;
  seenBefore: Estado;
  /** Milliseconds of the model's clock until which it may be undone. */
  until: number;
  /** Whether the candidate is told. */
  told: boolean;
  /** Unsent messages of earlier moves that it replaced. */
  replaced: Move[];
  /** The other applications that a hiring closed. */
  closed: { app: AppModel; move: Move }[];
}
interface Model {
  apps: AppModel[];
  clockMs: number;
}
interface Real {
  world: World;
  hr: Agent;
  person: Agent;
  vacancies: string[];
  /** Ids in the order of `Model.apps`. */
  ids: string[];
  /** Ids of moves in the history. */
  moves: Map<Move, string>;
  delayMs: number;
}

const ENDED: readonly Estado[] = ['contratada', 'rechazada'];
/** What an undo allows beyond its seconds, for a click that arrives late. */
const GRACE_MS = 5000;
const open = (app: AppModel, estado = app.estado): boolean => !app.withdrawn && !ENDED.includes(estado);
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;
const versionOf = async ({ hr }: Real, id: string): Promise<number> =>
  (await hr.get(`/api/applications/${id}`).expect(200)).body.version;

/** Whether this application may be open beside the person's others. */
const clashes = ({ apps }: Model, app: AppModel, estado: Estado): boolean =>
  !ENDED.includes(estado) &&
  apps.some((other) => other !== app && other.vacancy === app.vacancy && open(other));

/** Compares everything that people see of the applications. */
async function compare(model: Model, real: Real): Promise<void> {
  const { body: me } = await real.person.get('/api/candidates/me').expect(200);
  for (const [place, app] of model.apps.entries()) {
    const id = real.ids[place];
    const { body } = await real.hr.get(`/api/applications/${id}`).expect(200);
    const shown = me.applications.find((one: { id: string }) => one.id === id);
    expect({
      estado: body.estado,
      seen: shown.estado,
      withdrawn: shown.retirada,
      open: shown.abierta,
    }).toEqual({
      estado: app.estado,
      seen: app.seen,
      withdrawn: app.withdrawn,
      open: open(app, app.seen),
    });
    const [{ waiting }] = await real.world.dataSource.query(
      `SELECT count(*)::int AS waiting FROM correos
       WHERE aplicacion_id = $1 AND estado = 'pendiente' AND plantilla IN ('cambio_estado', 'rechazo', 'contratacion')`,
      [id],
    );
    expect({ waiting }).toEqual({ waiting: app.mails.size });
  }
  const furthest = currentOf(model);
  const { body: row } = await real.hr.get(`/api/candidates/${me.candidate.id}`).expect(200);
  expect(row.aplicacion_id ?? row.aplicacion_actual_id ?? furthest).toBe(
    furthest && real.ids[model.apps.indexOf(furthest)],
  );
}

/** The application that stands for the person: the open one furthest along, else a hired one, else the newest. */
function currentOf({ apps }: Model): AppModel | undefined {
  const rank = (app: AppModel): number =>
    open(app) ? 10 + ESTADOS.indexOf(app.estado) : app.estado === 'contratada' && !app.withdrawn ? 5 : 0;
  return apps.reduce<AppModel | undefined>(
    (best, app) => (!best || rank(app) >= rank(best) ? app : best),
    undefined,
  );
}

class Apply implements fc.AsyncCommand<Model, Real> {
  constructor(readonly vacancy: number) {}
  check = ({ apps }: Model): boolean => apps.length < 4;
  async run(model: Model, real: Real): Promise<void> {
    const open_ = model.apps.find((app) => app.vacancy === this.vacancy && open(app));
    const response = await submit(real.person, {
      fields: { vacante_id: real.vacancies[this.vacancy] ?? '' },
    });
    expect(outcomeOf(response)).toBe(open_ ? '200' : '201');
    const { id } = response.body.application;
    if (open_) {
      expect(id).toBe(real.ids[model.apps.indexOf(open_)]);
    } else {
      real.ids.push(id);
      model.apps.push({
        vacancy: this.vacancy,
        estado: 'recibida',
        seen: 'recibida',
        withdrawn: false,
        mails: new Set(),
        past: [null],
      });
    }
    await compare(model, real);
  }
  toString = (): string => `apply(${this.vacancy})`;
}

class MoveTo implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly place: number,
    readonly to: Estado,
    readonly options: { tells: boolean; stale: boolean; closes: boolean },
  ) {}
  check = ({ apps }: Model): boolean => apps.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const app = at(model.apps, this.place);
    const id = at(real.ids, this.place);
    const { to } = this;
    const { tells, stale } = this.options;
    const closes = this.options.closes && to === 'contratada';
    const version = await versionOf(real, id);
    const response = await real.hr.post(`/api/applications/${id}/move`).send({
      estado: to,
      version: stale ? version - 1 : version,
      notificar: tells,
      ...(closes ? { cerrar_otras: true } : {}),
    });
    const expected = app.withdrawn
      ? '409 application_withdrawn'
      : stale
        ? version === 1
          ? '422 validation_failed'
          : '409 stale_version'
        : app.estado !== to && clashes(model, app, to)
          ? '409 open_application_exists'
          : '200';
    if (!(stale && version === 1)) expect(outcomeOf(response)).toBe(expected);
    if (expected === '200' && app.estado !== to) {
      const delay = to === 'rechazada' ? real.delayMs : 0;
      const move = moved(model, app, to, { tells, delay });
      real.moves.set(move, response.body.undo.historial_id);
      if (closes) {
        for (const other of model.apps) {
          if (other === app || !open(other)) continue;
          move.closed.push({
            app: other,
            move: moved(model, other, 'rechazada', { tells: false, delay: 0 }),
          });
        }
      }
    }
    await compare(model, real);
  }
  toString = (): string => `move(${this.place}, ${this.to}, ${JSON.stringify(this.options)})`;
}

function moved(
  { clockMs }: Model,
  app: AppModel,
  to: Estado,
  { tells, delay }: { tells: boolean; delay: number },
): Move {
  const move: Move = {
    from: app.estado,
    seenBefore: app.seen,
    until: clockMs + Math.max(LIMITS.undoSeconds * 1000, tells ? delay : 0) + GRACE_MS,
    told: tells,
    replaced: [...app.mails],
    closed: [],
  };
  app.mails = new Set(tells ? [move] : []);
  app.estado = to;
  if (!(delay > 0 && tells)) app.seen = to;
  app.past.push(move);
  return move;
}

class Undo implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly place: number,
    readonly back: number,
  ) {}
  check = (model: Model): boolean => this.chosen(model) !== undefined;
  private chosen({ apps }: Model): { app: AppModel; move: Move } | undefined {
    if (apps.length === 0) return undefined;
    const app = at(apps, this.place);
    const moves = app.past.filter((one) => one !== null);
    return moves.length > 0 ? { app, move: moves.at(-1 - (this.back % moves.length)) as Move } : undefined;
  }
  async run(model: Model, real: Real): Promise<void> {
    const { app, move } = this.chosen(model) as { app: AppModel; move: Move };
    const historial_id = real.moves.get(move);
    // A move that a hiring made is undone with the hiring.
    if (!historial_id) return;
    const id = at(real.ids, this.place);
    const version = await versionOf(real, id);
    const response = await real.hr.post(`/api/applications/${id}/undo`).send({ historial_id, version });
    const reopened = move.closed.filter((one) => one.app.past.at(-1) === one.move);
    const expected =
      app.past.at(-1) !== move
        ? '404 application_not_found'
        : model.clockMs > move.until
          ? '409 undo_too_late'
          : clashes(model, app, move.from) || reopened.some((one) => clashes(model, one.app, one.move.from))
            ? '409 open_application_exists'
            : '200';
    expect(outcomeOf(response)).toBe(expected);
    if (expected === '200') {
      takeBack(app, move);
      for (const one of reopened) takeBack(one.app, one.move);
      app.mails = new Set(move.replaced);
    }
    await compare(model, real);
  }
  toString = (): string => `undo(${this.place}, ${this.back})`;
}

function takeBack(app: AppModel, move: Move): void {
  app.estado = move.from;
  app.seen = move.seenBefore;
  app.past.push(null);
}

class Withdraw implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly place: number,
    readonly saw: Estado | null,
  ) {}
  check = ({ apps }: Model): boolean => apps.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const app = at(model.apps, this.place);
    const estado = this.saw ?? app.seen;
    const response = await real.person
      .post(`/api/applications/${at(real.ids, this.place)}/withdraw`)
      .send({ estado });
    const expected = app.withdrawn
      ? '200'
      : !open(app, app.seen)
        ? '409 application_closed'
        : estado !== app.seen
          ? '409 stale_version'
          : '200';
    expect(outcomeOf(response)).toBe(expected);
    if (expected === '200' && !app.withdrawn) {
      app.withdrawn = true;
      app.mails = new Set();
      app.past.push(null);
    }
    await compare(model, real);
  }
  toString = (): string => `withdraw(${this.place}, ${this.saw})`;
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
const estado = fc.constantFrom(...ESTADOS);
const COMMANDS = [
  fc.nat(1).map((vacancy) => new Apply(vacancy)),
  fc
    .tuple(
      place,
      estado,
      fc.record({ tells: fc.boolean(), stale: fc.nat(9).map((n) => n === 0), closes: fc.boolean() }),
    )
    .map(([one, to, options]) => new MoveTo(one, to, options)),
  fc.tuple(place, fc.nat(2)).map(([one, back]) => new Undo(one, back % 2)),
  fc.tuple(place, fc.option(estado, { freq: 5 })).map(([one, saw]) => new Withdraw(one, saw)),
  fc.constantFrom(2, 20).map((seconds) => new Wait(seconds)),
];

let people = 0;

/** Applying, moving, undoing and withdrawing, of one person with several applications. */
export async function compareApplications(world: World, amount: Amount): Promise<void> {
  const vacancies = [await world.givenVacancy(), await world.givenVacancy({ titulo: 'Chofer de grúa' })];
  const { horas } = (await (await world.signedInAs('admin')).get('/api/config/rejection-delay')).body;
  await compareWithModel<Model, Real>(
    world,
    COMMANDS,
    async () => ({
      model: { apps: [], clockMs: 0 },
      real: {
        world,
        hr: await world.signedInAs('rrhh'),
        person: await world.registered(`solicitante${++people}@example.com`),
        vacancies,
        ids: [],
        moves: new Map(),
        delayMs: horas * 3_600_000,
      },
    }),
    amount,
  );
}
