import {
  CONTRATOS,
  type Contrato,
  CUALIFICACIONES,
  type Cualificacion,
  type Jornada,
  JORNADAS,
  VACANCY_LIMITS as MAX,
  VACANCY_OPEN_ESTADOS,
  VACANCY_PRIORIDADES,
  type VacancyOpenEstado,
  type VacancyPrioridad,
} from '@hiring/contract';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { CustomValuesAsked, VACANCY_VALUES } from '../../fields/custom-field.dto.js';
import { Decimal, Example, Text, Whole, Word } from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { storableLine, Trim, TrimLine } from '../../platform/http/validation/trim.js';
import { QuestionRequest } from '../questions/question.dto.js';
import { withoutBlanks } from '../questions/questions.rules.js';

const required = (label: string) => ({ message: `El campo ${label} es obligatorio` });
const tooLong = (label: string, max: number) => ({
  message: `El campo ${label} no puede superar los ${max} caracteres`,
});
const LIST = (label: string) => ({ message: `La lista ${label} no es válida` });
const tooMany = (max: number) => ({ message: `No puede haber más de ${max}` });
const BOOLEAN = { message: 'Este campo debe ser verdadero o falso' };
const MONEY = { message: 'El salario debe ser un número de euros al año' };
const YEARS = { message: `Los años de experiencia van de 0 a ${MAX.experience}` };
const OPENINGS = { message: `Los puestos disponibles van de 1 a ${MAX.openings}` };
const DAY = { message: 'La fecha de cierre no es válida' };

/** Treats an emptied field as missing. */
const NullAs = (fallback: () => unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === null ? fallback() : value));

/** Drops blank entries; trims the others to one line each. */
const Lines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? (value as unknown[])
          .map((entry) => (typeof entry === 'string' ? storableLine(entry) : entry))
          .filter((entry) => entry !== '')
      : value,
  );

/** What the form of a vacancy says. */
export class VacancyFormRequest {
  /** Title of the vacancy. */
  @Example('Mecánico de camiones')
  @TrimLine()
  @Text(MAX.title, tooLong('Título', MAX.title), required('Título'))
  @IsNotEmpty(required('Título'))
  titulo: string;

  /** Code of a department that vacancies are offered in. */
  @Example('mantenimiento')
  @TrimLine()
  @IsString(required('Departamento'))
  @IsNotEmpty(required('Departamento'))
  departamento: string;

  /** Code of a position of that department. */
  @Example('mecanico')
  @TrimLine()
  @Text(120, tooLong('Posición', 120), required('Posición'))
  @IsNotEmpty(required('Posición'))
  posicion: string;

  /** Place. */
  @Example('Barcelona')
  @TrimLine()
  @Text(MAX.place, tooLong('Ubicación', MAX.place), required('Ubicación'))
  @IsNotEmpty(required('Ubicación'))
  ubicacion: string;

  /** Plain text; blank lines separate paragraphs. */
  @Example('Mantenimiento de la flota en el taller de la Zona Franca.')
  @Trim()
  @Text(MAX.description, tooLong('Descripción', MAX.description), required('Descripción'))
  @IsNotEmpty(required('Descripción'))
  descripcion: string;

  /** What is asked for, one line each. */
  @Example(['Permiso C+E'])
  @Lines()
  @MaxLength(MAX.item, { ...tooLong('Requisitos', MAX.item), each: true })
  @IsString({ ...LIST('Requisitos'), each: true })
  @ArrayMaxSize(MAX.items, tooMany(MAX.items))
  @IsArray(LIST('Requisitos'))
  @IsOptional()
  @NullAs(() => [])
  requisitos: string[] = [];

  /** What there is to do, one line each. */
  @Example(['Revisar los vehículos antes de cada salida'])
  @Lines()
  @MaxLength(MAX.item, { ...tooLong('Responsabilidades', MAX.item), each: true })
  @IsString({ ...LIST('Responsabilidades'), each: true })
  @ArrayMaxSize(MAX.items, tooMany(MAX.items))
  @IsArray(LIST('Responsabilidades'))
  @IsOptional()
  @NullAs(() => [])
  responsabilidades: string[] = [];

  /** What the company offers besides pay, one line each. */
  @Example(['Formación a cargo de la empresa'])
  @Lines()
  @MaxLength(MAX.item, { ...tooLong('Beneficios', MAX.item), each: true })
  @IsString({ ...LIST('Beneficios'), each: true })
  @ArrayMaxSize(MAX.items, tooMany(MAX.items))
  @IsArray(LIST('Beneficios'))
  @IsOptional()
  @NullAs(() => [])
  beneficios: string[] = [];

  /** Languages with their levels. */
  @Example(['Español (nativo)'])
  @Lines()
  @MaxLength(MAX.tag, { ...tooLong('Idiomas', MAX.tag), each: true })
  @IsString({ ...LIST('Idiomas'), each: true })
  @ArrayMaxSize(MAX.items, tooMany(MAX.items))
  @IsArray(LIST('Idiomas'))
  @IsOptional()
  @NullAs(() => [])
  idiomas: string[] = [];

  /** Words under which it is found. */
  @Example(['taller'])
  @Lines()
  @MaxLength(MAX.tag, { ...tooLong('Etiquetas', MAX.tag), each: true })
  @IsString({ ...LIST('Etiquetas'), each: true })
  @ArrayMaxSize(MAX.tags, tooMany(MAX.tags))
  @IsArray(LIST('Etiquetas'))
  @IsOptional()
  @NullAs(() => [])
  tags: string[] = [];

  /** Kind of contract. */
  @Word(CONTRATOS, required('Tipo de contrato')) tipo_contrato: Contrato;

  /** Working hours. */
  @Word(JORNADAS, required('Jornada')) jornada: Jornada;

  /** Closing is a call of its own. */
  @Word(VACANCY_OPEN_ESTADOS, { message: 'El estado no es válido' }) estado: VacancyOpenEstado;

  /** Priority given by HR. */
  @ApiPropertyOptional({ enum: VACANCY_PRIORIDADES })
  @IsOptional()
  @IsIn(VACANCY_PRIORIDADES, { message: 'La prioridad no es válida' })
  @NullAs(() => 'normal')
  prioridad: VacancyPrioridad = 'normal';

  /** Gross euros a year; null or absent: not said. Needed, as the upper end, to publish. */
  @Decimal()
  @Example(24000)
  @IsOptional()
  @Max(MAX.salary, MONEY)
  @Min(0, MONEY)
  @IsNumber({ maxDecimalPlaces: 2 }, MONEY)
  salario_min: number | null = null;

  /** Gross euros a year; never below the lower end. */
  @Decimal()
  @Example(28000)
  @IsOptional()
  @Max(MAX.salary, MONEY)
  @Min(0, MONEY)
  @IsNumber({ maxDecimalPlaces: 2 }, MONEY)
  salario_max: number | null = null;

  /** That a salary under 10,000 or over 200,000 euros a year is meant; without it one answers 422 `salary_unusual`. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  @NullAs(() => false)
  salario_confirmado: boolean = false;

  /** Only an administrator's: why it is published without a salary. */
  @Example('Se acuerda con cada persona por convenio.')
  @IsOptional()
  @Trim()
  @Text(MAX.salaryReason, tooLong('Por qué se publica sin salario', MAX.salaryReason), {
    message: 'El motivo no es válido',
  })
  motivo_sin_salario?: string | null;

  /** Years. */
  @Example(1)
  @IsOptional()
  @Whole(0, MAX.experience, YEARS)
  @NullAs(() => 0)
  experiencia_min: number = 0;

  /** Years; never fewer than the least. */
  @IsOptional()
  @Whole(0, MAX.experience, YEARS)
  experiencia_max: number | null = null;

  /** Studies, in words. */
  @Example('Ciclo formativo de Automoción')
  @IsOptional()
  @TrimLine()
  @Text(MAX.education, tooLong('Formación', MAX.education), { message: 'La formación no es válida' })
  educacion?: string | null;

  /** Hours, in words. */
  @Example('De lunes a viernes, de 6:00 a 14:00')
  @IsOptional()
  @TrimLine()
  @Text(MAX.hours, tooLong('Horario', MAX.hours), { message: 'El horario no es válido' })
  horario?: string | null;

  /** How often one sleeps away from home, in words. */
  @Example('Una o dos por semana, avisadas')
  @IsOptional()
  @TrimLine()
  @Text(MAX.hours, tooLong('Noches fuera', MAX.hours), { message: 'Las noches fuera no son válidas' })
  noches_fuera?: string | null;

  /** How many people are looked for. */
  @IsOptional()
  @Whole(1, MAX.openings, OPENINGS)
  @NullAs(() => 1)
  vacantes_disponibles: number = 1;

  /** Whether it is shown before others. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  @NullAs(() => false)
  destacada: boolean = false;

  /** Whether the public site shows it. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  @NullAs(() => true)
  visible_publicamente: boolean = true;

  /**
   * YYYY-MM-DD, the last day on which one may apply, in Madrid, at most two years ahead. It closes by itself when that
   * is over.
   */
  @Example('2027-03-01')
  @IsOptional()
  @Matches(/^20\d{2}-\d{2}-\d{2}$/, DAY)
  @IsISO8601({ strict: true }, DAY)
  cierra_el: string | null = null;

  /** Licences and certificates that the job needs; applications without them are accepted. */
  @ApiPropertyOptional({ enum: CUALIFICACIONES, isArray: true })
  @IsOptional()
  @ArrayUnique({ message: 'Hay una cualificación repetida' })
  @IsIn(CUALIFICACIONES, { message: 'Hay una cualificación que no conocemos', each: true })
  @IsArray({ message: 'Las cualificaciones no son válidas' })
  @NullAs(() => [])
  cualificaciones: Cualificacion[] = [];

  /** Asked in the application form, in this order; `id` names each in its answers and is kept when it is edited. */
  @ApiPropertyOptional({ type: [QuestionRequest] })
  @IsOptional()
  @IsArray({ message: 'Las preguntas no son válidas' })
  @Transform(({ value }): unknown => (value === null ? [] : withoutBlanks(value)))
  preguntas: unknown[] = [];

  /** Values of the company's own fields by `clave`; null empties one. Fields that are not named stay. */
  @IsOptional()
  @CustomValuesAsked(VACANCY_VALUES)
  campos?: Record<string, unknown>;
}

export class VacancyEditRequest extends VacancyFormRequest {
  /** The version that was seen; another one answers 409 `vacancy_stale` with the vacancy as it is (`actual`). */
  @IsVersion({ message: 'Falta la versión de la vacante que tenías delante' })
  version: number;
}
