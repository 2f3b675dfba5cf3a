import {
  APPLICATION_STEPS,
  FIELD_LABEL,
  LANGUAGE,
  profileTextError,
  requiredMessage,
  SITE_LANGUAGES,
  SOURCE_LANGUAGE,
  type Words,
} from '@hiring/contract';
import { WORDS } from '@hiring/contract/words';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../../src/platform/errors/domain-error.js';
import type { ErrorCode } from '../../../src/platform/errors/error-catalogue.js';
import { toProblem } from '../../../src/platform/errors/problem.js';
import { askingIn, inLanguage } from '../../../src/platform/http/language/language.js';
import { spokenTexts, textsOfContract } from './spoken-texts.js';

interface Operation {
  'x-permission'?: string;
  responses?: Record<string, object>;
}

/** Of the routes that everybody, or a candidate, may call. */
function codesOfCandidates(): ErrorCode[] {
  const document = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../contract/openapi.json'), 'utf8'),
  ) as {
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, object> };
  };
  const codes = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ 'x-permission': permission }) => permission === undefined || permission.startsWith('own:'))
    .flatMap(({ responses = {} }) => Object.values(responses))
    .map((response) => {
      const name = (response as { $ref?: string }).$ref?.split('/').at(-1);
      return JSON.stringify(name === undefined ? response : document.components.responses[name]);
    })
    .flatMap((response) => [...response.matchAll(/"code":\{"enum":\[([^\]]+)\]/g)])
    .flatMap(([, list = '']) => list.replaceAll('"', '').split(','));
  return [...new Set(codes)] as ErrorCode[];
}

/** Of pages whose links are their key: no route of the API has them. */
const CODES_OF_LINKS: ErrorCode[] = [
  'offer_gone',
  'offer_expired',
  'offer_withdrawn',
  'offer_answered',
  'offer_code_early',
  'offer_code_many',
  'offer_code_no_sms',
  'offer_code_missing',
  'offer_code_expired',
  'offer_code_wrong',
];

/** Of the sign-in page, to which an identity provider's way back leads. */
const CODES_OF_SIGN_IN: ErrorCode[] = [
  'oidc_expired',
  'oidc_no_group',
  'oidc_refused',
  'oidc_too_many',
  'oidc_unknown',
  'oidc_unverified',
];

const texts = spokenTexts([...codesOfCandidates(), ...CODES_OF_LINKS, ...CODES_OF_SIGN_IN]);
const others = SITE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);
/** Of values and of addresses: they stay in every language. */
const placesIn = (text: string): string[] => (text.match(/\{{1,3}\w+\}{1,3}/g) ?? []).sort();

it('finds the texts of labels, rules, errors and e-mails', () => {
  expect(texts).toEqual(
    expect.arrayContaining([
      'Permiso C+E',
      'El campo {campo} es obligatorio',
      'Correo o contraseña incorrectos',
      'Un saludo,',
      'Tu enlace para entrar en {{empresa}}',
      'Tu candidatura ha sido recibida y está siendo procesada',
    ]),
  );
  expect(texts.length).toBeGreaterThan(400);
});

describe.each(others)('the words in %s', (language) => {
  const words = WORDS[language];

  it('are complete, and no text is translated that nobody says', () => {
    expect(texts.filter((text) => !words[text])).toEqual([]);
    expect(Object.keys(words).filter((text) => !texts.includes(text))).toEqual([]);
  });

  it('of the contract, and no others, are those that browsers load', async () => {
    const loaded = (await import(`@hiring/contract/words/${language}`)) as { WORDS: Words };
    expect(Object.keys(loaded.WORDS).sort()).toEqual(textsOfContract().sort());
  });

  it('have the same places for values', () => {
    const wrong = texts.filter((text) => String(placesIn(words[text] ?? '')) !== String(placesIn(text)));
    expect(wrong).toEqual([]);
  });
});

describe.each(others)('in %s', (language) => {
  it('labels and rules are said in it, and in Spanish afterwards', () => {
    const said = inLanguage(language, () => [
      APPLICATION_STEPS[0].title,
      FIELD_LABEL.telefono,
      requiredMessage('nombre'),
      profileTextError('telefono', '12', new Date()),
    ]);
    expect(said).toEqual([
      WORDS[language]['Datos personales'],
      WORDS[language]['Teléfono'],
      WORDS[language]['El campo {campo} es obligatorio']?.replace('{campo}', WORDS[language]['Nombre'] ?? ''),
      expect.not.stringContaining('no es válido: escribe'),
    ]);
    expect(FIELD_LABEL.telefono).toBe('Teléfono');
  });

  it('a problem is told in it, also the messages of rules that were made in Spanish', () => {
    const { detail, errors } = askingIn(language, () =>
      toProblem(new DomainError('validation_failed', {}, { ciudad: [requiredMessage('ciudad')] })),
    );
    expect(detail).toBe(WORDS[language]['Revisa los campos marcados.']);
    expect(errors).toEqual({ ciudad: [inLanguage(language, () => requiredMessage('ciudad'))] });
    expect(LANGUAGE[language].locale).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
  });
});
