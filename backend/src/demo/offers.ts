import { bandOf, type OfferEstado } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { Notification } from '../candidates/people/notifications/notification.entity.js';
import { ConfigService } from '../config/config.service.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { momentOfMadrid } from '../interviews/emails/interview-words.js';
import { Email } from '../mail/emails/email.entity.js';
import { OfferApproval } from '../offers/approval/approval.entity.js';
import { OfferLetters } from '../offers/letters/letter.js';
import { Offer, type OfferContent } from '../offers/offer.entity.js';
import { expiryOf, publishedBand } from '../offers/offer.rules.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { ADMIN, HR } from './accounts.js';
import type { DemoApplication } from './applications.js';
import { type DataFiles, demoId } from './data-files.js';
import { type EmailSettings, messageRow } from './emails.js';
import { insertRows } from './insert-rows.js';
import { type DemoCandidate, userId } from './people.js';

interface OfferData extends Partial<Pick<Offer, 'firma' | 'codigos' | 'codigo_intentos'>> {
  /** E-mail of somebody who was interviewed, or hired when it is signed. */
  person: string;
  estado: Extract<OfferEstado, 'borrador' | 'en_aprobacion' | 'aprobada' | 'enviada' | 'aceptada'>;
  caduca_el: string;
  fecha_incorporacion: string;
  created_at: string;
  enviada_at?: string;
  vista_at?: string;
  aceptada_at?: string;
  contenido: Omit<OfferContent, keyof typeof USUAL | Elsewhere> & Partial<Pick<OfferContent, 'puesto'>>;
}

/** Of the application, or beside it in the file. */
type Elsewhere = 'puesto' | 'departamento' | 'posicion' | 'fecha_incorporacion';

const USUAL = {
  tipo_contrato: 'indefinido',
  jornada_horas: 40,
  pagas: 14,
  prueba_dias: 60,
  reconocimiento: true,
} as const;

/**
 * Offers from a draft to a signed one. Letters are written and drawn by the product itself; so is the seal of the signed one,
 * by its usual round once a server runs, as the certificate is encrypted with a key that these files do not know.
 */
export async function insertOffers(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
  settings: EmailSettings,
): Promise<void> {
  const letters = new OfferLetters(settings, new ConfigService(manager.getRepository(SystemConfig)));
  const told = files.read<OfferData>('offers', ['person', 'estado', 'caduca_el', 'created_at', 'contenido']);
  for (const [place, { person, contenido: own, fecha_incorporacion, ...columns }] of told.entries()) {
    const { estado, created_at, caduca_el, enviada_at, vista_at, aceptada_at } = columns;
    const stage = estado === 'aceptada' ? 'contratada' : 'entrevista_realizada';
    const candidate = candidates.find((one) => one.person.email === person);
    const found = candidate?.applications.find(({ application }) => application.estado === stage);
    const puesto = own.puesto ?? found?.titulo;
    if (!candidate || !found || !puesto) throw new Error(`${person} has no application for an offer`);
    const { id: aplicacion_id, vacante_id, departamento, posicion } = found.application;
    const contenido: OfferContent = { ...USUAL, ...own, puesto, departamento, posicion, fecha_incorporacion };
    const vacancy = vacante_id ? await manager.findOneBy(Vacancy, { id: vacante_id }) : null;
    const banda = bandOf(contenido, publishedBand(vacancy));
    const asked = estado !== 'borrador';
    const id = demoId(`offer:${person}`);
    const numero = `OF-${created_at.slice(0, 4)}-${String(place + 1).padStart(4, '0')}`;
    const { nombre, apellidos } = candidate.person;
    const sent = { contenido, nombre, apellidos, idioma: 'es' as const, numero, revision: 1 };
    await insertRows(manager, Offer, [
      {
        ...columns,
        id,
        aplicacion_id,
        contenido,
        numero,
        banda,
        creada_por: HR.id,
        updated_at: aceptada_at ?? vista_at ?? enviada_at ?? created_at,
        ...(asked && { aprobado: contenido, ronda: 1 }),
        ...(enviada_at && {
          ...(await letters.freeze(manager, sent, new Date(enviada_at))),
          enviada_por: HR.id,
        }),
      },
    ]);
    if (estado === 'en_aprobacion' || (enviada_at && banda !== 'dentro')) {
      await insertRows(manager, OfferApproval, [
        {
          id: demoId(`offer-approval:${person}`),
          oferta_id: id,
          ronda: 1,
          orden: 1,
          pedida_at: created_at,
          ...(enviada_at && { decision: 'aprobada', decidida_por: ADMIN.id, decidida_at: enviada_at }),
        },
      ]);
    }
    if (enviada_at) {
      await tell(manager, { id, puesto, caduca_el, vista_at, enviada_at, ...found, ...candidate }, settings);
    }
  }
}

interface Told extends Pick<DemoCandidate, 'person'>, Pick<DemoApplication, 'application'> {
  id: string;
  puesto: string;
  caduca_el: string;
  enviada_at: string;
  vista_at: string | undefined;
}

/** The message and the notification of one that was sent. */
async function tell(
  manager: EntityManager,
  { id, puesto, caduca_el, enviada_at, vista_at, person, application }: Told,
  settings: EmailSettings,
): Promise<void> {
  const about = { candidato_id: application.candidato_id, aplicacion_id: application.id };
  const causa = `oferta:${id}:enviada:${caduca_el}`;
  const caduca = momentOfMadrid(expiryOf(caduca_el));
  const titulo = 'Tienes una oferta de trabajo';
  await insertRows(manager, Email, [
    messageRow(
      {
        ...about,
        causa,
        plantilla: 'oferta_enviada',
        destinatario: person.email,
        user_id: userId(person),
        creado_por: HR.id,
      },
      { nombre: person.nombre, puesto, caduca, asunto: titulo },
      { at: new Date(enviada_at), waits: 0, waiting: false },
      settings,
    ),
  ]);
  await insertRows(manager, Notification, [
    {
      ...about,
      causa,
      titulo,
      tipo: 'estado',
      enlace: '/portal-candidato',
      texto: `${puesto}: puedes responder hasta el ${caduca}.`,
      created_at: enviada_at,
      leida_at: vista_at ?? null,
    },
  ]);
}
