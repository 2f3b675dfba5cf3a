import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';

/** Loaded lazily: a process that sets no password need not hold 49,000 words. */
let common: Promise<ReadonlySet<string>> | undefined;

/** What people here choose and the list of the world lacks, without accents. */
const SPANISH =
  `abril acceso admin administrador agosto amigo amigos bienvenida bienvenido bienvenidos buenosdias
  camionero candidata candidato candidatura carretera casa chofer clave coche conductor conductora contrasenya
  contrasena diciembre domingo empleo empresa enero entrada espana febrero invierno jueves julio junio lunes martes
  marzo mecanico miclave micontrasena miercoles nochebuena noviembre octubre otono password primavera sabado
  septiembre setiembre teamomucho trabajador trabajo transporte usuaria usuario verano viernes`.split(/\s+/);

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...SPANISH]);
}

/** Without case, accents and surrounding blanks: `Contraseña` is `contrasena`. */
const folded = (password: string): string =>
  password.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Blanks, or one character over and over. */
const isMonotonous = (password: string): boolean => /^(\s*|(.)\2*)$/su.test(password);

/** Whether a password is a common one, ignoring case, accents, surrounding blanks, and digits and `!` at its end. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isMonotonous(password)) return true;
  common ??= load();
  const words = await common;
  const word = folded(password);
  return words.has(word) || words.has(word.replace(/[\d!.]+$/, ''));
}

/** @throws {DomainError} `password_common`, with the field. */
export async function assertUncommon(password: string, field = 'password'): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new DomainError('password_common', {}, { [field]: [sentenceOf('password_common')] });
}
