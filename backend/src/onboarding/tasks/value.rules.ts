import {
  APTITUD_LABEL,
  APTITUDES,
  type Aptitud,
  ONBOARDING_LIMITS,
  type OnboardingData,
  say,
  toSay,
} from '@hiring/contract';
import { isISO8601 } from 'class-validator';
import { friendlyFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import { readPhone } from '../../platform/values/phones.js';
import { typedCode } from '../../platform/values/typed-code.js';

/** A value as it is typed, and as it is sealed. */
export interface OnboardingValue {
  /** IBAN, NAF, size, name of the contact, or result of the medical check. */
  valor: string;
  /** Of the contact. */
  telefono?: string;
  /** Of the medical check, YYYY-MM-DD. */
  fecha?: string;
}

export type CheckedValue = { value: OnboardingValue } | { errors: FieldErrors };

const refused = (valor: string): CheckedValue => ({ errors: { valor: [valor] } });

/** An account number of any country of the register of IBANs (ISO 13616): a wage may be paid into each. */
function checkIban(text: string): CheckedValue {
  // Banks print its name in front of it.
  const iban = typedCode(text).replace(/^IBAN:?/, '');
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return { value: { valor: iban } };
  if (iban === '') return refused(toSay('Escribe el IBAN'));
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return refused(toSay('Un IBAN empieza por las dos letras de su país, como ES'));
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength))
    return refused(toSay('A este IBAN le faltan o le sobran caracteres: en España son 24'));
  return refused(toSay('Este IBAN no es correcto: hay alguna cifra cambiada. Compáralo con el de tu banco'));
}

/**
 * A Spanish Social Security number: province (2), number (8 or 7 with a leading zero), control (2), which is the
 * remainder by 97 of what stands before; a number below ten million counts with the province in front of seven digits.
 */
function checkNaf(text: string): CheckedValue {
  const digits = typedCode(text);
  if (digits === '') return refused(toSay('Escribe tu número de la Seguridad Social'));
  if (!/^\d{12}$/.test(digits)) return refused(toSay('El número de la Seguridad Social tiene 12 cifras'));
  const [province, number] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 10))];
  const whole = number < 10_000_000 ? number + province * 10_000_000 : Number(digits.slice(0, 10));
  return province > 0 && whole % 97 === Number(digits.slice(10))
    ? { value: { valor: digits } }
    : refused(toSay('Este número no es correcto: hay alguna cifra cambiada. Compáralo con tu tarjeta'));
}

function checkText(text: string, missing: string): CheckedValue {
  const valor = text.trim();
  if (valor === '') return refused(missing);
  const max = ONBOARDING_LIMITS.valor;
  return valor.length > max
    ? refused(say('No puede superar los {max} caracteres', { max }))
    : { value: { valor } };
}

function checkContact({ valor, telefono = '' }: OnboardingValue): CheckedValue {
  const name = checkText(valor, toSay('Escribe el nombre de la persona'));
  const phone = readPhone(telefono);
  const errors: FieldErrors = {
    ...('errors' in name ? name.errors : {}),
    ...(phone ? {} : { telefono: [toSay('Escribe un teléfono al que podamos llamar')] }),
  };
  if ('errors' in name || !phone) return { errors };
  return { value: { ...name.value, telefono: phone } };
}

function checkFitness({ valor, fecha = '' }: OnboardingValue, today: string): CheckedValue {
  const known = (APTITUDES as readonly string[]).includes(valor);
  const past = /^\d{4}-\d{2}-\d{2}$/.test(fecha) && isISO8601(fecha, { strict: true }) && fecha <= today;
  const errors: FieldErrors = {
    ...(known ? {} : { valor: ['Elige un resultado'] }),
    ...(past ? {} : { fecha: ['Escribe la fecha del reconocimiento, que no puede ser futura'] }),
  };
  return known && past ? { value: { valor, fecha } } : { errors };
}

/** The value as it is kept, or what is wrong with it, by field. `today`: YYYY-MM-DD. */
export function checkValue(data: OnboardingData, typed: OnboardingValue, today: string): CheckedValue {
  switch (data) {
    case 'iban':
      return checkIban(typed.valor);
    case 'naf':
      return checkNaf(typed.valor);
    case 'talla':
      return checkText(typed.valor, toSay('Escribe tu talla'));
    case 'emergencia':
      return checkContact(typed);
    case 'aptitud':
      return checkFitness(typed, today);
    default:
      return data satisfies never;
  }
}

/** What is shown without the permission: the last four characters, and of a medical check nothing. */
export function maskValue(data: OnboardingData, { valor, ...rest }: OnboardingValue): OnboardingValue {
  switch (data) {
    case 'iban':
    case 'naf':
      return { valor: `•••• ${valor.slice(-4)}` };
    case 'aptitud':
      return { valor: '••••' };
    case 'talla':
    case 'emergencia':
      return { valor, ...rest };
    default:
      return data satisfies never;
  }
}

/** As people read it. */
export function sayValue(data: OnboardingData, { valor, telefono, fecha }: OnboardingValue): string {
  switch (data) {
    case 'iban':
      return friendlyFormatIBAN(valor) ?? valor;
    case 'naf':
      return `${valor.slice(0, 2)}/${valor.slice(2, 10)}/${valor.slice(10)}`;
    case 'talla':
      return valor;
    case 'emergencia':
      return `${valor}, ${telefono ?? ''}`;
    case 'aptitud':
      return `${APTITUD_LABEL[valor as Aptitud] ?? valor}, ${fecha ?? ''}`;
    default:
      return data satisfies never;
  }
}
