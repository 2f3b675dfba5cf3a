import { createHash } from 'node:crypto';
import { DEMO_CANDIDATE } from '../../src/demo/accounts.js';
import { demoId } from '../../src/demo/data-files.js';
import { loadDemo } from '../../src/demo/load-demo.js';
import { MailHooks } from '../../src/mail/mail-hooks.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { Offer } from '../../src/offers/offer.entity.js';
import { offerOf } from '../../src/offers/offer-rows.js';
import { OfferLinks } from '../../src/offers/signing/offer-links.js';
import { OfferPages } from '../../src/offers/signing/offer-pages.js';
import { SealOffers } from '../../src/offers/signing/seal-offers.js';
import { Onboarding } from '../../src/onboarding/onboarding.entity.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { createWorld, type World } from '../world.js';
import { Workshop } from './sealing-tools.js';

let world: World;
let workshop: Workshop;
beforeAll(async () => {
  workshop = new Workshop();
  world = await createWorld({ sendsMail: false });
  const { dataSource, environment, clock } = world;
  const disk = await createDisk(environment);
  await dataSource.transaction((manager) =>
    loadDemo(manager, disk, { now: clock.now(), appUrl: environment.appUrl }),
  );
});
afterAll(async () => {
  await world.close();
  workshop.remove();
});

const offer = (person: string): Promise<Offer> =>
  world.dataSource.manager.findOneOrFail(Offer, {
    where: { id: demoId(`offer:${person}`) },
    select: {
      id: true,
      estado: true,
      aplicacion_id: true,
      contenido: true,
      huella: true,
      pdf: true,
      firmado: true,
    },
  });

describe('the offers of the demo data', () => {
  it('have a signed one with its letter, whose copy the product seals, and with its incorporación', async () => {
    expect(await world.app.get(SealOffers).run()).toBe(1);

    const signed = await offer('david.garcia@example.com');
    const { pdf, firmado, huella, aplicacion_id, contenido } = signed;
    if (!pdf || !firmado) throw new Error('it has no documents');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(huella);
    workshop.checkStructure(pdf);
    workshop.checkStructure(firmado);
    const judged = workshop.signaturesOf(firmado);
    expect(judged).toContain('Signature is Valid');
    expect(judged).toContain('Total document signed');
    const text = workshop.run('pdftotext', '-layout', workshop.write('whole.pdf', firmado), '-');
    for (const said of ['Operador/a de campa', 'Cómo se ha firmado', 'David García Molina', '12345678Z']) {
      expect(text).toContain(said);
    }
    const onboarding = await world.dataSource.manager.findOneByOrFail(Onboarding, { aplicacion_id });
    expect(onboarding.primer_dia).toBe(contenido.fecha_incorporacion);
    // A second round has nothing to do.
    expect(await world.app.get(SealOffers).run()).toBe(0);
  });

  it('have one that the demo candidate reads in the portal and signs', async () => {
    const { id } = await offer(DEMO_CANDIDATE);
    const pages = world.app.get(OfferPages);
    const token = world.app
      .get(OfferLinks)
      .pathOf(await offerOf(world.dataSource, id))
      .replace('/oferta/', '');
    expect(await pages.find(token)).toMatchObject({ estado: 'enviada' });

    const signer = { nombre: 'Daniel Roca Serrano', documento: '12345678Z', acepto: true };
    expect(await pages.sendCode(token, signer)).toMatchObject({ done: true });
    const { manager } = world.dataSource;
    const email = await manager.findOneByOrFail(Email, { plantilla: 'oferta_codigo' });
    const codigo = await world.app.get(MailHooks).makeLink(manager, email);
    const from = { ip: '192.0.2.7', navegador: 'Firefox' };
    expect(await pages.sign(token, { ...signer, codigo }, from)).toMatchObject({ done: true });

    await world.until(async () => (await offer(DEMO_CANDIDATE)).firmado !== null);
    const { estado, aplicacion_id } = await offer(DEMO_CANDIDATE);
    expect(estado).toBe('aceptada');
    expect(await manager.existsBy(Onboarding, { aplicacion_id })).toBe(true);
  });
});
