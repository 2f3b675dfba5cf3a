import fc from 'fast-check';
import { RunImport } from '../../src/candidates/recruiting/imports/rows/run-import.js';
import type { Agent, World } from '../world.js';
import { type Amount, compareWithModel, outcomeOf } from './runs.js';

type ImportEstado = 'borrador' | 'en_curso' | 'terminada' | 'cancelada' | 'deshaciendo' | 'deshecha';

interface ImportModel {
  emails: string[];
  estado: ImportEstado;
  removed: boolean;
  /** How often it was planned; 0: never. */
  revision: number;
  /** Addresses that the plan found free, and would write. */
  planned: string[];
  /** Addresses of the people that it created. */
  created: string[];
}
interface Model {
  imports: ImportModel[];
  /** Addresses of people; true: staff has done something with the person since. */
  people: Map<string, boolean>;
}
interface Real {
  admin: Agent;
  job: RunImport;
  run: number;
  /** Ids in the order of `Model.imports`. */
  ids: string[];
}

const NAMES = ['ana', 'berta', 'carles', 'dolors'];
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;
/** Each sequence has people of its own. */
const addressOf = ({ run }: Real, name: string): string => `${name}.${run}@example.com`;

const OPTIONS = {
  departamento: 'chofer',
  posicion: 'conductor_camion',
  etapa: 'recibida',
  si_email: 'omitir',
  si_telefono: 'omitir',
  si_fila: 'omitir',
  avisar: false,
};

async function personOf(real: Real, name: string): Promise<{ id: string } | undefined> {
  const { body } = await real.admin
    .get('/api/candidates')
    .query({ filter: JSON.stringify({ q: addressOf(real, name) }) })
    .expect(200);
  return body[0];
}

async function compare(model: Model, real: Real): Promise<void> {
  for (const [place, one] of model.imports.entries()) {
    const response = await real.admin.get(`/api/imports/${real.ids[place]}`);
    if (one.removed) expect(outcomeOf(response)).toBe('404 import_not_found');
    else expect(response.body).toMatchObject({ estado: one.estado, revision: one.revision });
  }
  const found = await Promise.all(NAMES.map(async (name) => ((await personOf(real, name)) ? [name] : [])));
  expect(found.flat()).toEqual(NAMES.filter((name) => model.people.has(name)));
}

class Upload implements fc.AsyncCommand<Model, Real> {
  constructor(readonly names: string[]) {}
  check = ({ imports }: Model): boolean => imports.length < 3;
  async run(model: Model, real: Real): Promise<void> {
    const rows = this.names.map((name) => `${name};Gil;${addressOf(real, name)}\n`).join('');
    const { body } = await real.admin
      .post('/api/imports')
      .attach('archivo', Buffer.from(`Nombre;Apellidos;Correo\n${rows}`), 'lista.csv')
      .expect(201);
    real.ids.push(body.id);
    model.imports.push({
      emails: this.names,
      estado: 'borrador',
      removed: false,
      revision: 0,
      planned: [],
      created: [],
    });
    await compare(model, real);
  }
  toString = (): string => `upload(${this.names.join(', ')})`;
}

/** A request about one import. */
abstract class OfImport implements fc.AsyncCommand<Model, Real> {
  constructor(readonly place: number) {}
  check = ({ imports }: Model): boolean => imports.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const one = at(model.imports, this.place);
    const response = await this.ask(real, at(real.ids, this.place), one);
    expect(outcomeOf(response)).toBe(one.removed ? '404 import_not_found' : this.expected(one));
    if (response.status < 400) this.apply(one, model);
    await compare(model, real);
  }
  protected abstract ask(
    real: Real,
    id: string,
    one: ImportModel,
  ): PromiseLike<{ status: number; body: { code?: string } }>;
  protected abstract expected(one: ImportModel): string;
  protected abstract apply(one: ImportModel, model: Model): void;
  toString = (): string => `${this.constructor.name.toLowerCase()}(${this.place})`;
}

class Plan extends OfImport {
  protected ask = ({ admin }: Real, id: string) =>
    admin.put(`/api/imports/${id}/plan`).send({ mapeo: ['nombre', 'apellidos', 'email'], opciones: OPTIONS });
  protected expected = ({ estado }: ImportModel): string =>
    estado === 'borrador' ? '200' : '409 import_started';
  protected apply(one: ImportModel, { people }: Model): void {
    one.revision += 1;
    one.planned = one.emails.filter((name) => !people.has(name));
  }
}

class Confirm extends OfImport {
  constructor(
    place: number,
    readonly stale: boolean,
  ) {
    super(place);
  }
  protected ask = ({ admin }: Real, id: string, { revision }: ImportModel) =>
    admin.post(`/api/imports/${id}/confirm`).send({
      origen: 'Bolsa de 2025',
      informados_el: '2026-01-15',
      confirma: true,
      revision: this.stale ? revision + 1 : revision,
    });
  protected expected({ estado, revision, planned }: ImportModel): string {
    // Confirmed twice is confirmed once.
    if (estado === 'en_curso' || estado === 'terminada') return '200';
    if (estado !== 'borrador') return '409 import_started';
    if (revision === 0 || this.stale) return '409 import_stale';
    return planned.length === 0 ? '409 import_nothing_to_do' : '200';
  }
  protected apply(one: ImportModel): void {
    if (one.estado === 'borrador') one.estado = 'en_curso';
  }
}

class Cancel extends OfImport {
  protected ask = ({ admin }: Real, id: string) => admin.post(`/api/imports/${id}/cancel`);
  protected expected = ({ estado }: ImportModel): string =>
    estado === 'en_curso' || estado === 'cancelada' ? '200' : '409 import_not_running';
  protected apply(one: ImportModel): void {
    one.estado = 'cancelada';
  }
}

class Undo extends OfImport {
  protected ask = ({ admin }: Real, id: string) => admin.post(`/api/imports/${id}/undo`);
  protected expected({ estado }: ImportModel): string {
    if (estado === 'en_curso') return '409 import_running';
    return estado === 'borrador' ? '409 import_not_undoable' : '200';
  }
  protected apply(one: ImportModel): void {
    if (one.estado !== 'deshecha') one.estado = 'deshaciendo';
  }
}

class Remove extends OfImport {
  protected ask = ({ admin }: Real, id: string) => admin.delete(`/api/imports/${id}`);
  protected expected = ({ estado }: ImportModel): string =>
    estado === 'borrador' ? '204' : '409 import_started';
  protected apply(one: ImportModel): void {
    one.removed = true;
  }
}

/** What the worker does when its time has come. */
class Work implements fc.AsyncCommand<Model, Real> {
  constructor(readonly place: number) {}
  check = ({ imports }: Model): boolean => imports.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const one = at(model.imports, this.place);
    await real.job.run(at(real.ids, this.place));
    if (one.estado === 'en_curso') {
      one.estado = 'terminada';
      // Between the preview and now another import may have brought somebody.
      one.created = one.planned.filter((name) => !model.people.has(name));
      for (const name of one.created) model.people.set(name, false);
    } else if (one.estado === 'deshaciendo') {
      one.estado = 'deshecha';
      for (const name of one.created) if (model.people.get(name) === false) model.people.delete(name);
      one.created = [];
    }
    await compare(model, real);
  }
  toString = (): string => `work(${this.place})`;
}

/** Staff writes a note about a person, who then stays when the import is undone. */
class Touch implements fc.AsyncCommand<Model, Real> {
  constructor(readonly name: string) {}
  check = ({ people }: Model): boolean => people.has(this.name);
  async run(model: Model, real: Real): Promise<void> {
    const person = await personOf(real, this.name);
    await real.admin.post('/api/notes').send({ candidato_id: person?.id, texto: 'Ha llamado.' }).expect(201);
    model.people.set(this.name, true);
    await compare(model, real);
  }
  toString = (): string => `touch(${this.name})`;
}

const place = fc.nat(2);
const COMMANDS = [
  fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }).map((names) => new Upload(names)),
  place.map((one) => new Plan(one)),
  fc.tuple(place, fc.nat(7)).map(([one, n]) => new Confirm(one, n === 0)),
  place.map((one) => new Work(one)),
  place.map((one) => new Cancel(one)),
  place.map((one) => new Undo(one)),
  place.map((one) => new Remove(one)),
  fc.constantFrom(...NAMES).map((name) => new Touch(name)),
];

let run = 0;

/** Imports that overlap, are cancelled, undone and thrown away. */
export async function compareImports(world: World, amount: Amount): Promise<void> {
  await compareWithModel<Model, Real>(
    world,
    COMMANDS,
    async () => ({
      model: { imports: [], people: new Map() },
      real: { admin: await world.signedInAs('admin'), job: world.app.get(RunImport), run: ++run, ids: [] },
    }),
    amount,
  );
}
