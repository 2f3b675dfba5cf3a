import type { FieldName } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { qualificationsText } from '../qualifications/qualification-values';

/**
 * The texts of the form, by their name on the wire: `cualificaciones` is JSON, `futuras_ofertas` is `true` or blank. The
 * e-mail is the account's, the CV a file.
 */
export type TextName = Exclude<FieldName, 'email' | 'cv'>;
export type FormValues = Record<TextName, string>;

const EMPTY: FormValues = {
  nombre: '',
  apellidos: '',
  telefono: '',
  fecha_nacimiento: '',
  direccion: '',
  ciudad: '',
  codigo_postal: '',
  departamento: '',
  posicion: '',
  experiencia: '',
  educacion: '',
  habilidades: '',
  carta_presentacion: '',
  cualificaciones: '',
  futuras_ofertas: '',
};

export const TEXT_NAMES = Object.keys(EMPTY) as TextName[];

type Profile = Schemas['PortalProfile'];
type Vacancy = Schemas['VacancyResponse'];

function profileValues(profile: Profile): Partial<FormValues> {
  return {
    nombre: profile.nombre,
    apellidos: profile.apellidos,
    telefono: profile.telefono ?? '',
    fecha_nacimiento: profile.fecha_nacimiento?.slice(0, 10) ?? '',
    direccion: profile.direccion ?? '',
    ciudad: profile.ciudad ?? '',
    codigo_postal: profile.codigo_postal ?? '',
    departamento: profile.departamento ?? '',
    posicion: profile.posicion ?? '',
    experiencia: profile.experiencia ?? '',
    educacion: profile.educacion ?? '',
    habilidades: profile.habilidades.join(', '),
    carta_presentacion: profile.carta_presentacion ?? '',
    cualificaciones: qualificationsText(profile.cualificaciones),
  };
}

/**
 * What the form opens with: the profile, over it what was typed before, and over all
 * the vacancy's own department and position, which are not the applicant's to choose.
 */
export function initialValues(
  profile: Profile | null,
  typed: Partial<FormValues>,
  vacancy: Vacancy | null,
): FormValues {
  return {
    ...EMPTY,
    ...(profile ? profileValues(profile) : {}),
    ...typed,
    ...(vacancy ? { departamento: vacancy.departamento, posicion: vacancy.posicion } : {}),
  };
}
