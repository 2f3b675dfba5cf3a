import { XMLParser } from 'fast-xml-parser';
import type { Vacancy } from '../../../src/vacancies/vacancy.entity.js';
import type { World } from '../../world.js';

/** What ends CDATA, elements and scripts, what XML and HTML read as markup, and what XML has no character for. */
export const HOSTILE =
  'Chapista & "pintor" ]]> <b>fijo</b> </script><script>alert(1)</script> &amp; \u0001\u000b🚚';
/** The same without what XML has no character for. */
export const HOSTILE_IN_XML = HOSTILE.replace('\u0001\u000b', '');

/** An opening with every field. */
const COMPLETE: Partial<Vacancy> = {
  titulo: 'Conductor/a de portavehículos C+E',
  departamento: 'chofer',
  posicion: 'conductor',
  ubicacion: 'Zona Franca, Barcelona',
  descripcion: 'Rutas por la península.\n\nDuermes en casa\ncada fin de semana.',
  responsabilidades: ['Cargar y descargar', 'Revisar cada coche'],
  requisitos: ['Permiso C+E', 'CAP & tarjeta de tacógrafo'],
  beneficios: ['Dietas'],
  idiomas: ['Español'],
  tags: ['C+E', 'CAP'],
  tipo_contrato: 'Temporal',
  jornada: 'Completa',
  salario_min: 28_000,
  salario_max: 34_000,
  experiencia_min: 2,
  educacion: 'Graduado en ESO o equivalente',
  vacantes_disponibles: 3,
  fecha_publicacion: new Date('2026-03-09T08:30:00Z'),
};

/** Ids of openings of every kind. */
export interface GivenOpenings {
  complete: string;
  hostile: string;
  bare: string;
  /** Not for the public, or no longer. */
  hidden: string[];
}

export async function givenOpenings(world: World): Promise<GivenOpenings> {
  const hostile = {
    titulo: HOSTILE,
    descripcion: HOSTILE,
    ubicacion: HOSTILE,
    tags: [HOSTILE],
    idiomas: [HOSTILE],
  };
  return {
    complete: await world.givenVacancy(COMPLETE),
    hostile: await world.givenVacancy({ ...hostile, fecha_publicacion: new Date('2026-05-01T10:00:00Z') }),
    bare: await world.givenVacancy({ fecha_publicacion: new Date('2026-04-01T10:00:00Z') }),
    hidden: [
      await world.givenVacancy({ estado: 'pausada' }),
      await world.givenVacancy({ estado: 'cerrada' }),
      await world.givenVacancy({ estado: 'borrador' }),
      await world.givenVacancy({ visible_publicamente: false }),
    ],
  };
}

const LISTS = ['urlset.url', 'sitemapindex.sitemap', 'source.job', 'rss.channel.item'];

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (_name, path) => LISTS.includes(String(path)),
});

/** An XML document as objects; what may stand there several times is always a list. */
export const parseXml = (xml: string) => parser.parse(xml);
