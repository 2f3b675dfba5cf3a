import type { AppLoadContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answerOffer } from './offer-answer';

type Offers = AppLoadContext['offers'];
type Answer = Awaited<ReturnType<Offers['sign']>>;

const refusal = (code: string): Answer => ({ done: false, status: 409, code, detail: code, errors: {} });

/** What the page asked of the server, which gives this answer, and what it shows. */
async function press(fields: Record<string, string>, answer: Answer = { done: true }) {
  const asked: unknown[] = [];
  const ask =
    (what: string) =>
    (_token: string, form?: unknown, ...more: unknown[]): Promise<Answer> => {
      asked.push(form === undefined ? what : { [what]: more.length > 0 ? [form, ...more] : form });
      return Promise.resolve(answer);
    };
  const offers: Partial<Offers> = {
    open: ask('open'),
    sendCode: ask('sendCode'),
    sign: ask('sign'),
    decline: ask('decline'),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const reply = await answerOffer({ offers } as AppLoadContext, 'key', form);
  return { asked, reply };
}

const TYPED = { nombre: 'Íñigo Núñez', documento: 'X1234567L', acepto: 'si' };

describe('an answer to an offer', () => {
  it('declines nothing before it is confirmed', async () => {
    const { asked, reply } = await press({ accion: 'rechazar', rechazo: 'salario', motivo: 'Está lejos' });
    expect(asked).toEqual([]);
    expect(reply).toMatchObject({ refused: null, typed: { rechazo: 'salario', motivo: 'Está lejos' } });
    const sure = await press({ accion: 'seguro', rechazo: 'salario', motivo: '' });
    expect(sure).toEqual({ asked: [{ decline: { rechazo: 'salario', motivo: '' } }], reply: null });
  });

  it.each([
    ['no reason', { motivo: '' }],
    ['an unknown reason', { rechazo: 'otro', motivo: '' }],
    ['a text that is too long', { rechazo: 'salario', motivo: 'a'.repeat(501) }],
  ])('with %s is refused by the server', async (_, typed) => {
    const { asked } = await press({ accion: 'rechazar', ...typed }, refusal('validation_failed'));
    expect(asked).toHaveLength(1);
  });

  it('takes the digits of a code in any writing, and spends no try on fewer than six', async () => {
    for (const codigo of ['123456', ' 123 456 ', '١٢٣٤٥٦']) {
      const { asked } = await press({ accion: 'firmar', ...TYPED, codigo });
      expect(asked).toEqual([{ sign: { ...TYPED, acepto: true, codigo: '123456' } }]);
    }
    const { asked, reply } = await press({ accion: 'firmar', ...TYPED, codigo: '12345' });
    expect(asked).toEqual([]);
    expect(reply).toMatchObject({ refused: { code: 'short_code' }, typed: TYPED });
  });

  it('keeps what was typed when a code is asked for, and does nothing without a known button', async () => {
    for (const [accion, way] of Object.entries({ codigo: 'correo', 'codigo-sms': 'sms' })) {
      expect(await press({ accion, ...TYPED })).toMatchObject({
        asked: [{ sendCode: [{ ...TYPED, acepto: true }, way] }],
        reply: { refused: null, typed: TYPED },
      });
    }
    expect((await press({ accion: 'x' })).asked).toEqual([]);
  });

  it.each(['offer_gone', 'offer_expired', 'offer_answered'])(
    'to one that cannot be answered (%s) shows its page',
    async (code) => {
      expect((await press({ accion: 'codigo' }, refusal(code))).reply).toBeNull();
    },
  );

  it('says of a withdrawal what the page may not show yet', async () => {
    const { reply } = await press({ accion: 'codigo', ...TYPED }, refusal('offer_withdrawn'));
    expect(reply).toMatchObject({ refused: { code: 'offer_withdrawn' }, typed: TYPED });
  });
});
