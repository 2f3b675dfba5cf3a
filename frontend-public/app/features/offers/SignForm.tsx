import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OFFER_LIMITS, type OfferPage } from '@hiring/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { forget, readStored, store } from '../../lib/session-store';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextField } from '../../ui/Field';
import { useFocusOnRound } from '../../ui/use-focus-on-round';
import type { OfferReply } from './offer-answer';
import { problemsOf } from './problems';

const WIDE = 'min-h-13 w-full text-lg sm:w-auto sm:px-8';

/** The box that is ticked to sign; never ticked before. */
function AcceptBox({ error, ticked }: { error: string | undefined; ticked: boolean }) {
  return (
    <div className={error ? 'border-s-4 border-danger ps-3' : ''}>
      <label className="flex min-h-13 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-4 has-checked:border-ink has-checked:bg-sand">
        <input
          id="acepto"
          name="acepto"
          type="checkbox"
          value="si"
          defaultChecked={ticked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'acepto-error' : undefined}
          className="mt-0.5 size-5 shrink-0 accent-ink"
        />
        <span>{t`Acepto esta oferta y la firmo con firma electrónica simple con código, sellada por la empresa.`}</span>
      </label>
      {error && (
        <p id="acepto-error" className="mt-1.5 font-bold text-danger">
          <span className="sr-only">
            <Trans>Error:</Trans>{' '}
          </span>
          {error}
        </p>
      )}
    </div>
  );
}

interface CodeSentProps {
  page: OfferPage;
  busy: boolean;
  round: number;
}

/** Where the code is, focused when it has just been sent. */
function CodeSent({ page: { codigo_por, correo, movil }, busy, round }: CodeSentProps) {
  const box = useRef<HTMLDivElement>(null);
  // Once the page has been read again: that scrolls to the part with the answer.
  const shown = busy ? 0 : round;
  useFocusOnRound(box, shown);
  useEffect(() => {
    // With the field of the code, which stands below.
    if (shown > 0) box.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const { minutes } = OFFER_LIMITS.code;
  return (
    <Alert look="success" role="status" ref={box}>
      <p>
        {codigo_por === 'sms' ? (
          <Trans>
            Te hemos enviado un SMS al <bdi>{movil}</bdi>. El código sirve durante {minutes} minutos; si no
            llega, pídelo por correo.
          </Trans>
        ) : (
          <Trans>
            Te hemos escrito a <bdi>{correo}</bdi>. El código sirve durante {minutes} minutos; si no lo ves,
            mira en el correo no deseado.
          </Trans>
        )}
      </p>
    </Alert>
  );
}

interface AskForCodeProps {
  page: OfferPage;
  /** A code was sent already. */
  asked: boolean;
  busy: boolean;
}

/** Buttons that have a code sent, by e-mail or to the mobile. */
function AskForCode({ page: { correo, movil }, asked, busy }: AskForCodeProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        id="enviar-codigo"
        type="submit"
        name="accion"
        value="codigo"
        look={asked ? 'outline' : 'signal'}
        className={asked ? 'w-full sm:w-auto' : WIDE}
        disabled={busy}
      >
        {asked ? t`Enviarme otro código` : t`Enviarme el código`}
      </Button>
      {!asked && (
        <p className="text-sm text-muted">
          <Trans>
            Lo enviamos a <bdi>{correo}</bdi>. Con él firmas en el paso siguiente.
          </Trans>
        </p>
      )}
      {movil && (
        <Button
          type="submit"
          name="accion"
          value="codigo-sms"
          look="outline"
          className="w-full sm:w-auto"
          disabled={busy}
        >
          <Trans>
            Enviármelo por SMS al <bdi>{movil}</bdi>
          </Trans>
        </Button>
      )}
    </div>
  );
}

/** Another code is needed: a field for this one would only take tries that fail. */
const CODE_ENDED = new Set(['offer_code_expired', 'offer_code_missing']);

const KEPT = 'firma';

interface KeptSigner {
  /** Of the letter: another offer in the same tab is somebody else's. */
  huella: string;
  typed: Record<string, string>;
}

/** A phone that has shown the mail with the code may load the page again: who signs stays typed. */
function useKeptSigner(form: RefObject<HTMLFormElement | null>, huella: string): () => void {
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`#${name}`);
  useEffect(() => {
    const kept = readStored<KeptSigner>(KEPT);
    for (const [name, value] of Object.entries(kept?.huella === huella ? kept.typed : {})) {
      const input = form.current?.querySelector<HTMLInputElement>(`#${name}`);
      if (input?.value === '') input.value = value;
    }
    return () => forget(KEPT);
  }, [form, huella]);
  return () => {
    const typed = { nombre: field('nombre')?.value ?? '', documento: field('documento')?.value ?? '' };
    store(KEPT, { huella, typed } satisfies KeptSigner);
  };
}

interface SignFormProps {
  page: OfferPage;
  busy: boolean;
  /** The reply to the last press of this form. */
  reply: OfferReply | undefined;
}

/** Name, document and code: a plain form, which works without scripts. */
export function SignForm({ page, busy, reply }: SignFormProps) {
  const { nombre, documento, acepto, codigo } = reply?.typed ?? {};
  const sent = (reply?.step === 'codigo' || reply?.step === 'codigo-sms') && !reply.refused;
  const ended = reply?.refused && CODE_ENDED.has(reply.refused.code);
  const asked = !ended && (page.codigo_por !== null || sent);
  const { errors, list } = problemsOf(reply?.refused, asked ? 'codigo' : 'enviar-codigo');
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptSigner(form, page.huella);
  return (
    <Form
      ref={form}
      method="post"
      action="#respuesta"
      onInput={keep}
      preventScrollReset
      noValidate
      className="space-y-5"
    >
      <ErrorSummary errors={list} round={reply?.round ?? 0} />
      <TextField
        id="nombre"
        name="nombre"
        label={t`Nombre completo`}
        autoComplete="name"
        limit={OFFER_LIMITS.nombre.max}
        error={errors.nombre}
        defaultValue={nombre}
      />
      <TextField
        id="documento"
        name="documento"
        label={t`DNI o NIE`}
        hint={t`Con su letra, por ejemplo 12345678Z.`}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={OFFER_LIMITS.documento}
        error={errors.documento}
        defaultValue={documento}
      />
      <AcceptBox error={errors.acepto} ticked={acepto === 'si'} />
      {asked && (
        <>
          <CodeSent page={page} busy={busy} round={sent ? reply.round : 0} />
          <TextField
            id="codigo"
            name="codigo"
            label={t`Código de 6 cifras`}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={errors.codigo}
            defaultValue={codigo}
          />
          <Button type="submit" name="accion" value="firmar" look="signal" className={WIDE} disabled={busy}>
            <Trans>Firmar la oferta</Trans>
          </Button>
        </>
      )}
      <AskForCode page={page} asked={asked} busy={busy} />
    </Form>
  );
}
