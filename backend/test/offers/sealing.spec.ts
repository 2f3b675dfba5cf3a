import { randomBytes } from 'node:crypto';
import { ContentInfo, SignedData } from 'pkijs';
import { ConfigService } from '../../src/config/config.service.js';
import { LogsService } from '../../src/logs/logs.service.js';
import { CompanyCertificates } from '../../src/offers/sealing/company-certificates.js';
import { SealPdf } from '../../src/offers/sealing/seal-pdf.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { type Agent, createWorld, type World } from '../world.js';
import { Authority, lastSignature, type Manner, pageOf, Workshop } from './sealing-tools.js';

const ADDRESS = '/api/config/signing-certificate';
const PASSWORD = 'clave del archivo';
const DAY_MS = 24 * 60 * 60 * 1000;

const workshop = new Workshop();
const authority = new Authority(workshop);
let world: World;
let admin: Agent;
let letter: Buffer;
beforeAll(async () => {
  world = await createWorld({ environment: { tsaUrl: await authority.open() } });
  admin = await world.signedInAs('admin');
  letter = await pageOf('Oferta de trabajo');
  workshop.makeCertificate('company', '/CN=Zarvia Norte/O=Zarvia, S.L.', '-days', '90');
});
afterEach(() => {
  authority.manner = 'good';
  world.clock.reset();
});
afterAll(async () => {
  await world.close();
  authority.close();
  workshop.remove();
});

const seal = () => world.app.get(SealPdf).seal(letter, { reason: 'Aceptada (versión 2)' });
const upload = (pkcs12: string, password = PASSWORD) => admin.put(ADDRESS).send({ pkcs12, password });
const read = async () => (await admin.get(ADDRESS).expect(200)).body;
const certificatesWith = (box: SecretBox) =>
  new CompanyCertificates(
    world.dataSource,
    box,
    world.app.get(ConfigService),
    world.app.get(LogsService),
    world.clock,
  );
const row = async () => (await world.dataSource.query(`SELECT * FROM certificado_empresa`))[0];

describe('the certificate of the company', () => {
  it('is one of its own at first, the same for processes that make it at once, and is said to be one', async () => {
    const processes = [1, 2, 3].map(() => certificatesWith(new SecretBox(world.environment)));
    const made = await Promise.all(processes.map((one) => one.current()));
    expect(new Set(made.map(({ serie }) => serie)).size).toBe(1);
    const { company_info: company } = await world.app.get(ConfigService).get();
    const name = `CN=${company.name}`;
    const shown = await read();
    expect(shown).toMatchObject({ sujeto: name, emisor: name, propio: true, tsa: true, legible: true });
    expect(shown.caduca_pronto).toBe(false);
    const years = (Date.parse(shown.valido_hasta) - Date.parse(shown.valido_desde)) / DAY_MS / 365;
    expect(Math.floor(years)).toBe(10);
    expect(JSON.stringify(shown)).not.toMatch(/secreto|clave/);
  });

  it('is for administrators, who prove who they are, and closed to others', async () => {
    const hr = await world.signedInAs('rrhh');
    await hr.get(ADDRESS).expect(403);
    await hr.put(ADDRESS).send({ pkcs12: 'AAAA', password: '' }).expect(403);
    await world.agent().delete(ADDRESS).expect(401);
    world.clock.advance(11 * 60_000);
    const { body } = await upload('AAAA').expect(403);
    expect(body.code).toBe('recent_proof_required');
  });

  it('may be an uploaded one, which seals from then on; the log says so, and never its password', async () => {
    const { body } = await upload(workshop.pack('company', PASSWORD)).expect(200);
    expect(body).toMatchObject({ sujeto: 'CN=Zarvia Norte · O=Zarvia, S.L.', propio: false, legible: true });
    expect(workshop.signaturesOf((await seal()).pdf)).toContain('Common Name: Zarvia Norte');
    const [entry] = await world.dataSource.query(
      `SELECT * FROM system_logs WHERE action = 'config.signing_certificate' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry.details).toContain(body.serie);
    expect(JSON.stringify([entry, await row()])).not.toContain(PASSWORD);
    world.clock.advance(61 * DAY_MS);
    expect(world.clock.now() < new Date(body.valido_hasta)).toBe(true);
    const shown = await world.app.get(CompanyCertificates).current();
    expect(shown.propio).toBe(false);
  });

  it('is taken from files of old programs, with an authority before it, and with an ñ in the password', async () => {
    const old = workshop.pack('company', PASSWORD, '-legacy', '-descert');
    await upload(old).expect(200);
    workshop.makeCertificate('root', '/CN=Autoridad de prueba');
    const both = Buffer.concat([workshop.read('root.pem'), workshop.read('company.pem')]);
    workshop.write('both.pem', both);
    workshop.write('both.key', workshop.read('company.key'));
    const { body } = await upload(workshop.pack('both', PASSWORD)).expect(200);
    expect(body.sujeto).toContain('Zarvia Norte');
    await upload(workshop.pack('company', 'contraseña'), 'contraseña').expect(200);
    workshop.run('openssl', 'ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', 'curve.key');
    const made = ['-key', 'curve.key', '-out', 'curve.pem', '-subj', '/CN=Curva'];
    workshop.run('openssl', 'req', '-x509', '-new', ...made);
    await upload(workshop.pack('curve', PASSWORD)).expect(200);
    expect(workshop.signaturesOf((await seal()).pdf)).toContain('Signature is Valid');
  });

  it.each<[string, () => [string, string?], string]>([
    ['another password', () => [workshop.pack('company', PASSWORD), 'otra'], 'certificate_unreadable'],
    ['bytes of something else', () => [randomBytes(2000).toString('base64')], 'certificate_unreadable'],
    [
      'no key',
      () => {
        const more = ['-passout', `pass:${PASSWORD}`, '-out', 'keyless.p12'];
        workshop.run('openssl', 'pkcs12', '-export', '-nokeys', '-in', 'company.pem', ...more);
        return [workshop.read('keyless.p12').toString('base64')];
      },
      'certificate_unreadable',
    ],
    [
      'a certificate of other uses',
      () => {
        workshop.makeCertificate('server', '/CN=servidor', '-addext', 'keyUsage=critical,keyEncipherment');
        return [workshop.pack('server', PASSWORD)];
      },
      'certificate_unfit',
    ],
    ['more than 64 kB', () => [Buffer.alloc(65_540).toString('base64')], 'validation_failed'],
  ])('is not replaced by a file with %s', async (_what, given, code) => {
    const before = await read();
    const { body } = await upload(...given()).expect(422);
    expect(body.code).toBe(code);
    expect(await read()).toEqual(before);
  });

  it('is not replaced by one that has expired or is not valid yet', async () => {
    const file = workshop.pack('company', PASSWORD);
    const later = await world.signedInAs('admin');
    for (const days of [91, -2]) {
      world.clock.advance(days * DAY_MS);
      const certificates = world.app.get(CompanyCertificates);
      const actor = { userId: 'nobody' } as Parameters<typeof certificates.upload>[1];
      await expect(certificates.upload({ pkcs12: file, password: PASSWORD }, actor)).rejects.toMatchObject({
        code: 'certificate_expired',
      });
      world.clock.reset();
    }
    await later.get(ADDRESS).expect(200);
  });

  it('goes back to an own one, and a second time changes nothing', async () => {
    const { body } = await admin.delete(ADDRESS).expect(200);
    expect(body.propio).toBe(true);
    expect((await admin.delete(ADDRESS).expect(200)).body).toEqual(body);
  });

  it('is encrypted again after a change of DATA_KEY', async () => {
    const before = await row();
    const changed = { dataKey: Buffer.alloc(32, 7), dataKeyOld: world.environment.dataKey };
    const later = certificatesWith(new SecretBox(changed));
    await later.reseal();
    await later.reseal();
    const box = new SecretBox({ ...changed, dataKeyOld: null });
    expect(await row()).toMatchObject({ clave: box.keyId, serie: before.serie });
    const { signer } = await certificatesWith(box).open();
    expect((await signer.sign(letter, 'SHA-256')).length).toBe(384);
  });

  it('that no key opens is replaced when it is an own one, and waits for a person when it was uploaded', async () => {
    const lost = certificatesWith(new SecretBox({ dataKey: Buffer.alloc(32, 9), dataKeyOld: null }));
    const before = await row();
    expect((await lost.current()).serie).not.toBe(before.serie);
    await upload(workshop.pack('company', PASSWORD)).expect(200);
    await expect(lost.open()).rejects.toMatchObject({ code: 'signing_certificate_locked' });
    await world.dataSource.query(`UPDATE certificado_empresa SET clave = 'otra'`);
    expect(await read()).toMatchObject({ propio: false, legible: false });
    await admin.delete(ADDRESS).expect(200);
    expect(await read()).toMatchObject({ propio: true, legible: true });
  });
});

describe('a seal', () => {
  it('is valid for the whole file by the judgement of others, with a time-stamp that they confirm', async () => {
    const { pdf, certificado, sellada_tiempo: at } = await seal();
    const said = workshop.signaturesOf(pdf);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(certificado).toContain((await read()).serie);
    workshop.checkStructure(pdf);
    expect(pdf.toString('latin1')).toContain('Aceptada versi');
    const { contents } = lastSignature(pdf);
    const signed = new SignedData({ schema: ContentInfo.fromBER(contents).content });
    const [info] = signed.signerInfos;
    const [attribute] = info?.unsignedAttrs?.attributes ?? [];
    const token = Buffer.from(attribute?.values[0].toBER());
    workshop.checkStamp(token, Buffer.from(info?.signature.valueBlock.valueHexView ?? []));
    expect(at).toBeInstanceOf(Date);
  });

  it('shows that a byte was altered', async () => {
    const { pdf } = await seal();
    const altered = Buffer.from(pdf);
    const at = altered.indexOf('/MediaBox');
    altered[at + 1] = 'X'.charCodeAt(0);
    expect(workshop.signaturesOf(altered)).not.toContain('Signature is Valid');
    expect(workshop.signaturesOf(altered)).toContain('Digest Mismatch');
  });

  it.each<Manner>([
    'silent',
    'slow',
    'refusing',
    'other hash',
    'earlier answer',
    'changed time',
    'junk',
    'long',
    'down',
  ])('of a time when the authority is "%s" has no time-stamp, and gets one later', async (manner) => {
    authority.manner = manner;
    const asked = authority.asked;
    const sealed = await seal();
    expect(authority.asked).toBe(asked + 1);
    expect(sealed.sellada_tiempo).toBeNull();
    expect(workshop.signaturesOf(sealed.pdf)).toContain('Signature is Valid');
    expect(await world.app.get(SealPdf).addTimestamp(sealed.pdf)).toBeNull();

    authority.manner = 'good';
    const stamped = await world.app.get(SealPdf).addTimestamp(sealed.pdf);
    expect(stamped?.at).toBeInstanceOf(Date);
    const pdf = stamped?.pdf ?? Buffer.alloc(0);
    expect(pdf.subarray(0, sealed.pdf.length).equals(sealed.pdf)).toBe(true);
    workshop.checkStructure(pdf);
    const { about, contents } = lastSignature(pdf);
    expect(about.length).toBeGreaterThan(sealed.pdf.length);
    workshop.checkStamp(contents, about);
    const said = workshop.signaturesOf(pdf);
    expect(said).toContain('Signature is Valid');
    // Debian's poppler does not know time-stamps; it says what they are about.
    expect(said).toMatch(/Signature #2:[^]*Total document signed/);
  });

  it('has no time-stamp where no authority is set', async () => {
    const plain = await createWorld({ databaseUrl: world.environment.databaseUrl });
    const sealed = await plain.app.get(SealPdf).seal(letter, { reason: 'Aceptada' });
    expect(sealed.sellada_tiempo).toBeNull();
    expect(workshop.signaturesOf(sealed.pdf)).toContain('Total document signed');
    expect(await plain.app.get(SealPdf).addTimestamp(sealed.pdf)).toBeNull();
    const browser = await plain.signedInAs('admin');
    expect((await browser.get(ADDRESS).expect(200)).body.tsa).toBe(false);
    await plain.close();
  });
});
