import { MailHooks } from '../../src/mail/mail-hooks.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import type { OfferRecord } from '../../src/offers/offer.dto.js';
import { offerOf } from '../../src/offers/offer-rows.js';
import { OfferLinks } from '../../src/offers/signing/offer-links.js';
import { OfferPages } from '../../src/offers/signing/offer-pages.js';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { givenPerson, type Hired } from '../onboarding/onboarding-given.js';
import type { Agent, World } from '../world.js';

/** A valid NIE. */
export const NIE = 'X1234567L';

/** Who signs. */
export const SIGNER = { nombre: 'Núria García', documento: NIE, acepto: true };

/** What is offered, from the first day on. */
export const contentFrom = (today: string) => ({
  puesto: 'Mecánica de taller',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  centro: 'Base de Zona Franca',
  tipo_contrato: 'indefinido',
  convenio: 'metal_bcn',
  grupo: 'Grupo 5',
  jornada_horas: 40,
  turno: 'Mañanas',
  salario_anual: 2_600_000,
  pagas: 14,
  pluses: [{ concepto: 'Nocturnidad', importe: 1250, por: 'noche' }],
  dietas: '',
  fecha_incorporacion: daysAfter(today, 20),
  prueba_dias: 60,
  cap_vigente: false,
  reconocimiento: true,
  condiciones: '',
  caduca_el: daysAfter(today, 7),
});
export type Content = ReturnType<typeof contentFrom>;

/** Specs of offers: who makes them, and what their person does. */
export class Offering {
  constructor(
    private readonly world: World,
    readonly hr: Agent,
  ) {}

  get content(): Content {
    return contentFrom(madridDay(this.world.clock.now()));
  }

  /** Somebody who applied to a vacancy that publishes 24,000 to 28,000 euros. */
  async person(): Promise<Hired> {
    const person = await givenPerson(this.world);
    const vacancy = await this.world.given.vacancy({ salario_min: 24_000, salario_max: 28_000 });
    await this.world.dataSource.query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [
      person.application,
      vacancy,
    ]);
    return person;
  }

  create(aplicacion_id: string, change: object = {}) {
    return this.hr.post('/api/offers').send({ ...this.content, aplicacion_id, ...change });
  }

  act(id: string, verb: string, body: object, agent = this.hr) {
    return agent.post(`/api/offers/${id}/${verb}`).send(body);
  }

  async get(id: string, agent = this.hr): Promise<OfferRecord> {
    return (await agent.get(`/api/offers/${id}`).expect(200)).body;
  }

  /** An offer that was sent to somebody. */
  async sent(change: object = {}): Promise<Hired & { id: string; token: string }> {
    const person = await this.person();
    const { body } = await this.create(person.application, change).expect(201);
    const { body: approved } = await this.act(body.id, 'request-approval', { version: 1 }).expect(200);
    await this.act(body.id, 'send', { version: approved.version }).expect(200);
    return { ...person, id: body.id, token: await this.tokenOf(body.id) };
  }

  async tokenOf(id: string): Promise<string> {
    const row = await offerOf(this.world.dataSource, id);
    return this.world.app.get(OfferLinks).pathOf(row).replace('/oferta/', '');
  }

  get pages(): OfferPages {
    return this.world.app.get(OfferPages);
  }

  /** Has a code sent, and reads it as the message that leaves has it. */
  async code(id: string): Promise<string> {
    const outcome = await this.pages.sendCode(await this.tokenOf(id), SIGNER);
    if (!outcome.done) throw new Error(outcome.code);
    const { manager } = this.world.dataSource;
    const email = await manager.findOneOrFail(Email, {
      where: { plantilla: 'oferta_codigo' },
      order: { created_at: 'DESC' },
    });
    return this.world.app.get(MailHooks).makeLink(manager, email);
  }

  async sign(id: string, codigo: string, change: object = {}) {
    return this.pages.sign(
      await this.tokenOf(id),
      { ...SIGNER, codigo, ...change },
      { ip: '192.0.2.7', navegador: 'Firefox' },
    );
  }
}
