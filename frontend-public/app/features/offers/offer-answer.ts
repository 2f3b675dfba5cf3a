import { type AnswerOutcome, DECLINE_REASONS, OFFER_LIMITS, plainText } from '@hiring/contract';
import type { AppLoadContext } from 'react-router';
import { textsOf } from '../../lib/form-texts';

/** What the page does with the offer of its link; `seguro` declines what `rechazar` asks to confirm. */
const STEPS = ['abrir', 'codigo', 'codigo-sms', 'firmar', 'rechazar', 'seguro', 'volver'] as const;
export type OfferStep = (typeof STEPS)[number];
const isStep = (value: unknown): value is OfferStep => STEPS.some((step) => step === value);

/** What a form shows again. */
export interface OfferReply {
  step: OfferStep;
  /** Null: what was asked for was done, or is asked to be confirmed. */
  refused: Exclude<AnswerOutcome, { done: true }> | null;
  typed: Readonly<Record<string, string>>;
  round: number;
}

/** The page itself says it better than an error above its form. Of a withdrawal it may not say anything yet. */
const SAID_BY_PAGE = new Set(['offer_gone', 'offer_expired', 'offer_answered']);

/** The digits of a code, also those of an Arabic keyboard. */
const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '');

/** A field that no try of the code is lost for. */
const SHORT_CODE = { done: false, status: 422, code: 'short_code', detail: '', errors: {} } as const;

function perform(
  { offers }: AppLoadContext,
  token: string,
  step: OfferStep,
  typed: OfferReply['typed'],
): AnswerOutcome | Promise<AnswerOutcome> {
  const { nombre = '', documento = '', acepto, codigo = '', rechazo = '', motivo = '' } = typed;
  const signer = { nombre, documento, acepto: acepto === 'si' };
  switch (step) {
    case 'abrir':
      return offers.open(token);
    case 'codigo':
      return offers.sendCode(token, signer, 'correo');
    case 'codigo-sms':
      return offers.sendCode(token, signer, 'sms');
    case 'firmar': {
      const digits = digitsOf(codigo);
      if (digits.length !== OFFER_LIMITS.code.digits) return SHORT_CODE;
      return offers.sign(token, { ...signer, codigo: digits });
    }
    case 'rechazar': {
      const known = DECLINE_REASONS.some((reason) => reason === rechazo);
      // What is complete is asked to be confirmed; the server says what is missing.
      if (known && motivo.trim().length <= OFFER_LIMITS.motivo) return { done: true };
      return offers.decline(token, { rechazo, motivo });
    }
    case 'seguro':
      return offers.decline(token, { rechazo, motivo });
    case 'volver':
      return { done: true };
    default:
      return step satisfies never;
  }
}

/** The reply to a form of the page; null: the page has changed and is read again. */
export async function answerOffer(
  context: AppLoadContext,
  token: string,
  form: FormData,
): Promise<OfferReply | null> {
  const { accion, ...typed } = textsOf(form);
  const step = isStep(accion) ? accion : 'volver';
  const answer = await perform(context, token, step, typed);
  if (!answer.done) {
    return SAID_BY_PAGE.has(answer.code) ? null : { step, refused: answer, typed, round: Date.now() };
  }
  const changed = step === 'abrir' || step === 'firmar' || step === 'seguro';
  return changed ? null : { step, refused: null, typed, round: Date.now() };
}
