import type { EditableTemplate } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationProcess } from '../application-process.js';
import type { LockedApplication } from '../moves/lock-application.js';
import type { EmailValue } from '../../../mail/templates/email-kinds.js';
import { InterviewsToTellOf } from '../interviews-to-tell-of.js';

/** Every value of a kind whose words HR may change. */
type Invented = Record<EmailValue<EditableTemplate>, string>;
/** What is told of every application. */
type Common = Record<'nombre' | 'puesto' | 'estado', string>;

/** What stands for what a person has not got yet: an interview, a document. */
const INVENTED: Readonly<Invented> = {
  nombre: 'Núria',
  puesto: 'Conductor de portavehículos',
  estado: 'en_revision',
  cuando: 'martes, 1 de diciembre de 2026, a las 9:00',
  duracion: '30 minutos',
  tipo: 'Presencial',
  donde: 'Dirección de la entrevista',
  lugar: 'Zona Franca, Barcelona',
  oferta: 'https://example.com/carreras',
  con: 'Persona que entrevista',
  citas: '',
  mensaje: 'Aquí va lo que RRHH escribe para el candidato.',
  documento: 'Permiso de conducir',
  limite: '15 de diciembre de 2026',
  instrucciones: 'Por las dos caras y que se lea bien.',
  motivo_rechazo: 'No se lee la fecha de caducidad.',
  centro: 'Base de Zona Franca, Barcelona',
  inicio: '1 de febrero de 2027',
};

/** The values that a template is told about an application. */
@Injectable()
export class MessageValues {
  constructor(
    private readonly process: ApplicationProcess,
    private readonly interviews: InterviewsToTellOf,
  ) {}

  invented(): Invented {
    return { ...INVENTED };
  }

  /** A person's values; missing ones are invented, for a preview only. */
  async example(manager: EntityManager, person: LockedApplication): Promise<() => Invented> {
    const real = await this.of(manager, person);
    const interview = await this.interviews.next(manager, person.application.id);
    return () => ({ ...INVENTED, ...real, ...interview?.words() });
  }

  async of(manager: EntityManager, { candidate, application }: LockedApplication): Promise<Common> {
    return {
      nombre: candidate.nombre,
      puesto: await this.process.jobTitle(manager, application),
      estado: application.estado,
    };
  }

  /** Those of a message by hand, in the language in which they are asked for; an interview's only where it is about one. */
  async ofMessage(
    manager: EntityManager,
    plantilla: EditableTemplate,
    person: LockedApplication,
  ): Promise<(() => Common) | null> {
    const values = await this.of(manager, person);
    if (plantilla !== 'confirmacion_entrevista') return () => values;
    const interview = await this.interviews.next(manager, person.application.id);
    return interview && (() => ({ ...values, ...interview.words() }));
  }
}
